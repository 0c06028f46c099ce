-- What the first migration makes, in SQLite as in PostgreSQL, with some rows. Never to be changed.
create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table "leads" ("id" text primary key, "kind" text not null, "created_at" text not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone_number" text not null, "phone_as_typed" text not null, "message" text not null, "idempotency_key" text not null unique, "status" text not null check (status in ('accepted', 'suspected_spam')), "request_id" text not null);
create index "leads_by_time" on "leads" ("created_at");
create table "deliveries" ("id" text primary key, "lead_id" text not null references "leads" ("id") on delete cascade, "channel" text not null, "state" text not null check (state in ('pending', 'leased', 'sent', 'dead')), "attempts" integer not null, "due_at" text not null, "leased_until" text, "last_error" text, "message_id" text not null unique, "sent_at" text, constraint "one_delivery_a_channel" unique ("lead_id", "channel"));
create index "deliveries_by_due_time" on "deliveries" ("state", "due_at");
create table "trips" ("waybill" text primary key, "completed_on" text not null, "tonnes" double precision not null, "origin" text not null, "destination" text not null);
insert into "kysely_migration" ("name", "timestamp") values ('0001-leads-deliveries-and-trips', '2026-11-12T09:00:00.000Z');
insert into leads values ('lead-owed', 'contact', '2026-11-12T09:30:00.000Z', 'Amina', 'Bello', 'amina@example.com', '+2348031234567', '0803 123 4567', 'Ten trucks, Obajana to Kano: ẹ káàárọ̀', 'key-of-lead-owed', 'accepted', 'request-of-lead-owed');
insert into leads values ('lead-sent', 'contact', '2026-11-12T09:30:00.000Z', 'Amina', 'Bello', 'amina@example.com', '+2348031234567', '0803 123 4567', 'Cement', 'key-of-lead-sent', 'accepted', 'request-of-lead-sent');
insert into leads values ('lead-spam', 'contact', '2026-11-12T09:30:00.000Z', 'Amina', 'Bello', 'amina@example.com', '+2348031234567', '0803 123 4567', 'Buy now', 'key-of-lead-spam', 'suspected_spam', 'request-of-lead-spam');
insert into deliveries values ('lead-owed.sales-email', 'lead-owed', 'sales-email', 'pending', 2, '2026-11-12T09:30:00.000Z', null, 'Error: down', '<lead-owed.sales-email@kayalink.example>', null);
insert into deliveries values ('lead-owed.sender-confirmation', 'lead-owed', 'sender-confirmation', 'leased', 1, '2026-11-12T09:30:00.000Z', '2026-11-12T09:31:00.000Z', null, '<lead-owed.sender-confirmation@kayalink.example>', null);
insert into deliveries values ('lead-sent.sales-email', 'lead-sent', 'sales-email', 'sent', 1, '2026-11-12T09:30:00.000Z', null, null, '<lead-sent.sales-email@kayalink.example>', '2026-11-12T09:30:02.000Z');
insert into deliveries values ('lead-sent.sender-confirmation', 'lead-sent', 'sender-confirmation', 'dead', 38, '2026-11-12T09:30:00.000Z', null, 'Refused: 550', '<lead-sent.sender-confirmation@kayalink.example>', null);
insert into trips values ('KYL-1', '2026-11-01', 30.5, 'Lagos', 'Kano');
