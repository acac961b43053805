<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Subscribers\Status;
use PHPUnit\Framework\Attributes\DataProvider;

/** Files of every maker and program bring status, names and addresses along. */
final class SubscriberFilesTest extends SubscriberImportTestCase {
	/** @param string $expected Status of a@, b@ and so on. */
	#[DataProvider( 'makers' )]
	public function test_keeps_how_everybody_stands( string $csv, string $expected, string $name = 'people.csv' ): void {
		$this->import( $csv, $name );

		$statuses = $this->statuses();
		ksort( $statuses );
		self::assertSame( $expected, implode( ' ', $statuses ) );
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: string}> */
	public static function makers(): iterable {
		yield 'our own of the first version' => [
			"email,first_name,last_name,status,lists,created_at,confirmed_at\na@example.com,A,,subscribed,Newsletter,2024-01-02 10:00:00,2024-01-02 10:05:00\nb@example.com,,,unsubscribed,,2023-01-02 10:00:00,2023-01-02 10:05:00\nc@example.com,,,unconfirmed,,2026-11-20 10:00:00,\nd@example.com,,,bounced,,2022-01-02 10:00:00,\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'MailPoet' => [
			"\xEF\xBB\xBFEmail,First name,Last name,Status,Subscribed IP,List\na@example.com,A,,Subscribed,192.0.2.1,News\nb@example.com,,,Unsubscribed,,News\nc@example.com,,,Inactive,,News\nd@example.com,,,Bounced,,\ne@example.com,,,Unconfirmed,,\nf@example.com,,,,,\n",
			'subscribed unsubscribed unconfirmed bounced unconfirmed unconfirmed',
		];
		yield 'the Newsletter plugin' => [
			'"Email";"Name";"Surname";"Gender";"Status";"Date"' . implode( '', array_map(
				static fn ( string $email, string $message ): string => "\n\"{$email}@example.com\";\"N\";\"S\";\"n\";\"{$message}\";\"2020-01-01\"",
				[ 'a', 'b', 'c', 'd', 'e' ],
				[ 'C', 'U', 'S', 'B', 'P' ]
			) ),
			'subscribed unsubscribed unconfirmed bounced unsubscribed',
		];
		$mailchimp = 'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS';
		yield 'Mailchimp, who left' => [
			"{$mailchimp},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER\na@example.com,A,,2,2020-01-01 10:00:00,192.0.2.1,2020-01-01 10:01:00,192.0.2.1,2021-01-01 10:00:00,1,x,,,2021-01-01 10:00:00,,,NORMAL,\n",
			'unsubscribed',
		];
		yield 'Mailchimp, who bounced' => [
			"{$mailchimp},CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID\na@example.com,A,,2,2020-01-01 10:00:00,,,,2021-01-01 10:00:00,1,x,,,2021-01-01 10:00:00,May,17\n",
			'bounced',
		];
		$row = "\na@example.com,A,,2,2020-01-01 10:00:00,,,,2021-01-01 10:00:00,1,x,,\n";
		yield 'Mailchimp, by the file\'s name subscribed' => [ $mailchimp . $row, 'subscribed', 'subscribed_email_audience_export_1a2b.csv' ];
		yield 'never subscribed' => [ $mailchimp . $row, 'unconfirmed', 'nonsubscribed_email_audience_export_1a2b.csv' ];
		yield 'cleaned' => [ $mailchimp . $row, 'bounced', 'cleaned_members_export_1a2b.csv' ];
		yield 'unsubscribed' => [ $mailchimp . $row, 'unsubscribed', 'unsubscribed_members_export_1a2b.csv' ];
		yield 'an opt-out list' => [ "email\na@example.com\n", 'unsubscribed', 'opt-out list.csv' ];
		yield 'Brevo' => [
			"CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS;EMAIL_BLACKLISTED;ADDED_TIME;MODIFIED_TIME\n1;a@example.com;A;;;No;2020-01-01;2020-01-01\n2;b@example.com;;;;Yes;2020-01-01;2020-01-01\n",
			'subscribed unsubscribed',
		];
		yield 'Brevo, as it was called before' => [
			"EMAIL;LASTNAME;FIRSTNAME;OPT_IN;BLACKLIST_EMAIL;BLACKLIST_SMS\na@example.com;A;;Yes;0;1\nb@example.com;B;;Yes;1;0\n",
			'subscribed unsubscribed',
		];
		yield 'who left, in other words' => [
			"email,status,Suppressed since,Marked spam,Unsubscribe link\na@example.com,active,,,https://a.example/u/1\nb@example.com,active,,yes,https://a.example/u/2\n",
			'subscribed unsubscribed',
		];
		yield 'Klaviyo, its newer columns' => [
			"Email,Klaviyo ID,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions\na@example.com,1,SUBSCRIBED,2024-01-02 10:00:00,[]\nb@example.com,2,UNSUBSCRIBED,2024-01-02 10:00:00,[]\n"
			. "c@example.com,3,NEVER_SUBSCRIBED,,[]\nd@example.com,4,SUBSCRIBED,2024-01-02,\"['HARD_BOUNCE']\"\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'Omnisend, its newer columns' => [
			"Email,Email Status,Email Consent,Sms Status\na@example.com,subscribed,yes,nonSubscribed\nb@example.com,nonSubscribed,no,subscribed\n",
			'subscribed unconfirmed',
		];
		yield 'Ghost, its newer columns' => [
			"id,email,name,subscribed_to_emails,created_at,deleted_at\n1,a@example.com,A,true,2024-01-02T10:00:00Z,\n2,b@example.com,B,false,2024-01-02T10:00:00Z,\n",
			'subscribed unsubscribed',
		];
		yield 'Kit' => [
			"first_name,email,status,created_at\nA,a@example.com,active,2024-01-02T10:00:00.000Z\nB,b@example.com,cancelled,2024-01-02T10:00:00.000Z\nC,c@example.com,inactive,2024-01-02T10:00:00.000Z\nD,d@example.com,bounced,2024-01-02T10:00:00.000Z\nE,e@example.com,complained,2024-01-02T10:00:00.000Z\n",
			'subscribed unsubscribed unconfirmed bounced unsubscribed',
		];
		yield 'AWeber' => [
			"Email,Name,Date Added,Stop Time,Stop Status\na@example.com,Ann X,01/15/24 10:00AM,,\nb@example.com,Bob,01/15/24 10:00AM,02/15/24 10:00AM,unsubscribed\nc@example.com,Cat,01/15/24,02/15/24,undeliverable\n",
			'subscribed unsubscribed unsubscribed',
		];
		yield 'Constant Contact' => [
			"First name,Last name,Email address,Email status,Email permission status,Confirmed opt-out date,Confirmed opt-out reason,Email lists,Created at\nA,,a@example.com,Active,Implied,,,General,2024-01-02 10:00\nB,,b@example.com,Unsubscribed,Unsubscribed,2024-02-02 10:00,too many,General,2024-01-02 10:00\nC,,c@example.com,Awaiting Confirmation,Pending,,,,2024-01-02 10:00\nD,,d@example.com,No Permissions Set,Not set,,,,2024-01-02 10:00\nE,,e@example.com,,,,,,2024-01-02 10:00\n",
			'subscribed unsubscribed unconfirmed unconfirmed unconfirmed',
		];
		yield 'ActiveCampaign' => [
			"Email,First Name,Last Name,Status\na@example.com,,,Active\nb@example.com,,,Unsubscribed\nc@example.com,,,Unconfirmed\nd@example.com,,,Bounced\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'ActiveCampaign\'s numbers' => [
			"Email,Status\na@example.com,1\nb@example.com,2\nc@example.com,0\nd@example.com,3\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'Campaign Monitor' => [
			"Email Address,Name,Date Joined,State\na@example.com,Ann X,2024-01-02,Active\nb@example.com,,2024-01-02,Unsubscribed\nc@example.com,,2024-01-02,Deleted\nd@example.com,,2024-01-02,Bounced\n",
			'subscribed unsubscribed unsubscribed bounced',
		];
		yield 'MailerLite' => [
			"Subscriber,Status,Subscribed,Unsubscribed,Sent\na@example.com,Active,2024-01-02 10:00:00,,3\nb@example.com,Unsubscribed,2024-01-02 10:00:00,2024-02-02 10:00:00,3\nc@example.com,Junk,2024-01-02 10:00:00,,3\n",
			'subscribed unsubscribed unsubscribed',
		];
		yield 'a shop\'s customers' => [
			"First Name,Email,Accepts Email Marketing\nA,a@example.com,yes\nB,b@example.com,no\n",
			'subscribed unsubscribed',
		];
		yield 'Ghost' => [
			"id,email,name,note,subscribed_to_emails,created_at,deleted_at\n1,a@example.com,Ann,,true,2024-01-02T10:00:00.000Z,\n2,b@example.com,Bob,,false,2024-01-02T10:00:00.000Z,\n",
			'subscribed unsubscribed',
		];
		yield 'Klaviyo' => [
			"Email,First Name,Email Marketing Consent\na@example.com,A,SUBSCRIBED\nb@example.com,B,UNSUBSCRIBED\nc@example.com,C,NEVER_SUBSCRIBED\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in German' => [
			"E-Mail-Adresse;Vorname;Status;Abgemeldet am\na@example.com;A;Abonniert;\nb@example.com;B;Abgemeldet;02.01.2024\nc@example.com;C;Unbestätigt;\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in French' => [
			"Adresse e-mail;Prénom;Nom;Statut\na@example.com;A;B;Abonné\nb@example.com;;;Désabonné\nc@example.com;;;Non confirmé\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in Russian' => [
			"Электронная почта;Имя;Статус\na@example.com;Аня;Активный\nb@example.com;;Отписан\nc@example.com;;Не подтверждён\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in Japanese' => [
			"メールアドレス,名前,ステータス\na@example.com,A,登録済み\nb@example.com,B,登録解除\nc@example.com,C,未確認\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'a column of words under a name that nobody knows' => [
			"Kontakt,Ohne Namen\na@example.com,Aktiv\nb@example.com,Abgemeldet\n",
			'subscribed unsubscribed',
		];
		yield 'a word that nobody knows' => [ "email,status\na@example.com,Zork\n", 'unconfirmed' ];
		yield 'who came back' => [
			"email,Status,Unsubscribed at,Confirmed at\na@example.com,active,2024-01-02 10:00:00,2024-02-02 10:00:00\n",
			'subscribed',
		];
		yield 'Substack' => [
			"Email,Active Subscription,Expiry,Plan,Email disabled,Created at,First payment at\na@example.com,false,,other,false,2024-01-02T10:00:00.000Z,\nb@example.com,false,,other,true,2024-01-02T10:00:00.000Z,\nc@example.com,true,2027-01-02,yearly,false,2024-01-02T10:00:00.000Z,2024-01-02\n",
			'subscribed unsubscribed subscribed',
		];
		yield 'beehiiv' => [
			"Email,Status,Created At,Subscription Tier,Total Clicks\na@example.com,active,2024-01-02,free,3\nb@example.com,inactive,2024-01-02,free,0\nc@example.com,pending,2024-01-02,free,0\nd@example.com,invalid,2024-01-02,free,0\n",
			'subscribed unconfirmed unconfirmed bounced',
		];
		yield 'Buttondown' => [
			"email,notes,tags,creation_date,subscriber_type\na@example.com,,,2024-01-02,regular\nb@example.com,,,2024-01-02,unactivated\nc@example.com,,,2024-01-02,unsubscribed\nd@example.com,,,2024-01-02,undeliverable\ne@example.com,,,2024-01-02,spammy\nf@example.com,,,2024-01-02,premium\n",
			'subscribed unconfirmed unsubscribed bounced unsubscribed subscribed',
		];
		yield 'HubSpot' => [
			"Record ID,First Name,Email,Unsubscribed from all email,Email hard bounce reason\n1,A,a@example.com,false,\n2,B,b@example.com,true,\n3,C,c@example.com,,UNKNOWN_USER\n",
			'subscribed unsubscribed bounced',
		];
		yield 'Wix' => [
			"First Name,Last Name,Email 1,Email subscriber status,Phone 1\nA,X,a@example.com,Subscribed,\nB,X,b@example.com,Unsubscribed,\nC,X,c@example.com,Never subscribed,\nD,X,d@example.com,Pending,\nE,X,e@example.com,,\n",
			'subscribed unsubscribed unconfirmed unconfirmed unconfirmed',
		];
		yield 'Sender' => [
			"Email,Firstname,Lastname,Email status,Subscribed at\na@example.com,A,,Active,2024-01-02\nb@example.com,B,,Spam reported,2024-01-02\nc@example.com,C,,Non-subscribed,2024-01-02\nd@example.com,D,,Hard bounced,2024-01-02\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'EmailOctopus' => [
			"Email address,First name,Status,Subscribed at,Unsubscribed at\na@example.com,A,SUBSCRIBED,2024-01-02T10:00:00+00:00,\nb@example.com,B,UNSUBSCRIBED,2024-01-02T10:00:00+00:00,2024-02-02T10:00:00+00:00\nc@example.com,C,PENDING,,\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'Mailjet' => [
			"email,name,is_unsubscribed,is_excluded_from_campaigns\na@example.com,A,False,False\nb@example.com,B,True,False\nc@example.com,C,False,True\n",
			'subscribed unsubscribed unsubscribed',
		];
		yield 'Magento' => [
			"ID,Email,Type,Customer First Name,Customer Last Name,Status,Store\n1,a@example.com,Customer,A,X,Subscribed,Main\n2,b@example.com,Guest,,,Not Activated,Main\n3,c@example.com,Guest,,,Unconfirmed,Main\n4,d@example.com,Guest,,,Unsubscribed,Main\n",
			'subscribed unconfirmed unconfirmed unsubscribed',
		];
		yield 'PrestaShop' => [
			"id;shop_name;gender;lastname;firstname;email;subscribed;subscribed_on\n1;Shop;;X;A;a@example.com;1;2024-01-02 10:00:00\n2;Shop;;X;B;b@example.com;0;\n",
			'subscribed unsubscribed',
		];
		yield 'twice in a file' => [ "email,status,list\na@example.com,subscribed,X\nA@example.com,unsubscribed,Y\n", 'unsubscribed' ];
	}

	#[DataProvider( 'shapes' )]
	public function test_reads_a_file_as_any_program_writes_it( string $csv, string $email, string $first = '' ): void {
		$run = $this->import( $csv );

		self::assertSame( 1, $run->counts->added, $run->text() );
		self::assertSame( $first, $this->subscribers->ofEmail( $email )?->details->firstName );
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: string}> */
	public static function shapes(): iterable {
		$plain = "email,first_name\na@example.com,Zoë\n";
		yield 'UTF-16 with a mark' => [ "\xFF\xFE" . mb_convert_encoding( "email\tfirst name\r\na@example.com\tZoë\r\n", 'UTF-16LE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-16, the other way' => [ "\xFE\xFF" . mb_convert_encoding( $plain, 'UTF-16BE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-16 without a mark' => [ mb_convert_encoding( $plain, 'UTF-16LE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-8 with a mark and quotes' => [ "\xEF\xBB\xBF\"email\",\"first_name\"\r\n\"a@example.com\",\"Zoë\"\r\n", 'a@example.com', 'Zoë' ];
		yield 'Windows' => [ mb_convert_encoding( "E-Mail;Vorname\na@example.com;Zoë\n", 'Windows-1252', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'Macintosh' => [ "email;first_name\ra@example.com;Zo\x91\r", 'a@example.com', 'Zoë' ];
		yield 'Cyrillic Windows' => [ mb_convert_encoding( "email;Имя\na@example.com;Екатерина\n", 'Windows-1251', 'UTF-8' ), 'a@example.com', 'Екатерина' ];
		yield 'blank lines first' => [ "\n ,\n\n{$plain}", 'a@example.com', 'Zoë' ];
		yield 'a title first' => [ "Contacts of 3 May\n\n{$plain}", 'a@example.com', 'Zoë' ];
		yield 'sep=' => [ "sep=;\r\nemail;first_name\r\na@example.com;Zoë\r\n", 'a@example.com', 'Zoë' ];
		yield 'sep= with blanks' => [ "\"sep=;\"\nfirst_name;email\nZoë;a@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'tabs' => [ "first_name\temail\nZoë\ta@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'bars' => [ "first_name|email\nZoë|a@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'an address alone, without a head' => [ "a@example.com\n", 'a@example.com' ];
		yield 'without a head' => [ "Zoë;a@example.com\n", 'a@example.com' ];
		yield 'under a name that nobody knows' => [ "Kontakt,Vorname\na@example.com,Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'WordPress\'s users' => [ "ID,user_login,user_email,display_name\n1,a,a@example.com,Zoë Example\n", 'a@example.com', 'Zoë' ];
		yield 'blanks that do not break' => [ "email,first_name\na@example.com\u{A0},Zoë\u{A0}\n", 'a@example.com', 'Zoë' ];
		yield 'no width' => [ "email,first_name\n\u{200B}a@example.com\u{FEFF},Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'a link' => [ "email,first_name\n mailto:a@example.com?subject=x,Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'a name before it' => [ "email,first_name\n\"Ann Example <A@example.com>\",Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'an international domain' => [ "email,first_name\nann@exämple.de,Zoë\n", 'ann@xn--exmple-cua.de', 'Zoë' ];
		yield 'a cell of two lines' => [ "first_name,email\n\"Zoë\nMaria\",a@example.com\n", 'a@example.com', 'Zoë Maria' ];
		yield 'one line that is no UTF-8' => [ "email,first_name\na@example.com,Zo\xEB\n", 'a@example.com', 'Zoë' ];
	}
}
