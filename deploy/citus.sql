-- Distributes Kinstead's tables by user. First create the plain tables: start Kinstead once, or run `npm run migrate`.
-- Not tested with Citus; tests/cluster/sharding.test.ts checks that these tables can be distributed by `uid`.
-- The coordinator must be among the nodes, because tables that stay on it refer to "user".
select citus_set_coordinator_host('…', 5432);
select create_reference_table('user');
select create_distributed_table('trust_record', 'uid');
select create_distributed_table('trust_patch', 'uid', colocate_with => 'trust_record');
select create_distributed_table('trust_restore', 'uid', colocate_with => 'trust_record');
select create_distributed_table('document_copy', 'uid', colocate_with => 'trust_record');
select create_distributed_table('health_care_directive', 'uid', colocate_with => 'trust_record');
select create_distributed_table('billing_record', 'uid', colocate_with => 'trust_record');
select create_distributed_table('payment', 'uid', colocate_with => 'trust_record');
select create_distributed_table('mail_failure', 'uid', colocate_with => 'trust_record');
select create_distributed_table('account_event', 'uid', colocate_with => 'trust_record');
select create_distributed_table('second_factor', 'uid', colocate_with => 'trust_record');
select create_distributed_table('recovery_code', 'uid', colocate_with => 'trust_record');
select create_distributed_table('review_link', 'uid', colocate_with => 'trust_record');
select create_distributed_table('review_comment', 'uid', colocate_with => 'trust_record');
select create_distributed_table('review_proposal', 'uid', colocate_with => 'trust_record');
select create_distributed_table('user_profile', 'uid', colocate_with => 'trust_record');
