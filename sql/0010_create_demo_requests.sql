CREATE TABLE demo_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  request_id uuid UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  email text NOT NULL CHECK (char_length(email) <= 254),
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 1 AND 200),
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 200),
  industry text NOT NULL,
  landing_path text CHECK (char_length(landing_path) <= 200),
  referrer_host text CHECK (char_length(referrer_host) <= 200),
  utm_source text CHECK (char_length(utm_source) <= 200),
  utm_medium text CHECK (char_length(utm_medium) <= 200),
  utm_campaign text CHECK (char_length(utm_campaign) <= 200),
  utm_term text CHECK (char_length(utm_term) <= 200),
  utm_content text CHECK (char_length(utm_content) <= 200),
  spam_reason text,
  suspected_spam boolean GENERATED ALWAYS AS (spam_reason IS NOT NULL) STORED,
  delivered_at timestamptz
);

CREATE INDEX demo_requests_by_email ON demo_requests (lower(email), created_at);
CREATE INDEX demo_requests_by_arrival ON demo_requests (created_at);

COMMENT ON TABLE demo_requests IS 'What visitors sent with the form Book a Demo, one row a request.';
COMMENT ON COLUMN demo_requests.id IS 'Number of the row.';
COMMENT ON COLUMN demo_requests.reference IS 'The short reference on the receipt, to find a request again.';
COMMENT ON COLUMN demo_requests.request_id IS 'Made by the form, so that a request sent twice is stored once.';
COMMENT ON COLUMN demo_requests.created_at IS 'When the request came in.';
COMMENT ON COLUMN demo_requests.email IS 'E-mail address, to answer the request.';
COMMENT ON COLUMN demo_requests.full_name IS 'Full name, to answer the request.';
COMMENT ON COLUMN demo_requests.company_name IS 'Company name, to prepare the demo.';
COMMENT ON COLUMN demo_requests.industry IS 'Industry, to prepare the demo.';
COMMENT ON COLUMN demo_requests.landing_path IS 'First page of the visit, to see which pages lead to requests.';
COMMENT ON COLUMN demo_requests.referrer_host IS 'Host name of the site that led here, without the page.';
COMMENT ON COLUMN demo_requests.utm_source IS 'utm_source of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_medium IS 'utm_medium of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_campaign IS 'utm_campaign of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_term IS 'utm_term of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.utm_content IS 'utm_content of the address that led here, when it had one.';
COMMENT ON COLUMN demo_requests.spam_reason IS 'Why the request looks as if a machine had sent it; null: it does not.';
COMMENT ON COLUMN demo_requests.suspected_spam IS 'Whether the request looks as if a machine had sent it; then it is kept, not passed on.';
COMMENT ON COLUMN demo_requests.delivered_at IS 'When the request was last passed on to the people who answer; null: not yet.';
