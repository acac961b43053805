<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderAttribution;

use Marketday\Buying\OrderAttribution\Origin;
use Marketday\Buying\OrderAttribution\Visit;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The traffic source record as a visitor sends it: bounded, plain, and of a type that a visitor can have. */
final class VisitTest extends TestCase {
	public function test_an_order_keeps_every_field_and_the_device(): void {
		$sent = [
			'source_type'          => 'utm',
			'referrer'             => 'https://mail.example/a%20b',
			'utm_campaign'         => 'spring',
			'utm_source'           => 'news',
			'utm_medium'           => 'email',
			'utm_content'          => 'top',
			'utm_id'               => '7',
			'utm_term'             => 'mug',
			'utm_source_platform'  => 'P',
			'utm_creative_format'  => 'F',
			'utm_marketing_tactic' => 'T',
			'session_entry'        => 'https://shop.example/?utm_source=news',
			'session_start_time'   => '2026-03-02 12:00:00',
			'session_pages'        => '3',
			'session_count'        => '2',
			'user_agent'           => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
		];

		self::assertSame( $sent + [ 'device_type' => 'Mobile' ], Visit::fields( $sent ) );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'tampered' )]
	public function test_what_no_visitor_has_is_left_out( array $sent, mixed $kept ): void {
		self::assertSame( $kept, Visit::fields( $sent ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
	public static function tampered(): iterable {
		yield 'nothing' => [ [], [] ];
		yield 'an app' => [ [ 'source_type' => 'mobile_app', 'utm_source' => 'x' ], [ 'source_type' => 'mobile_app', 'utm_source' => 'x' ] ];
		yield 'a till' => [ [ 'source_type' => 'pos' ], [ 'source_type' => 'pos' ] ];
		yield 'a type of wp-admin' => [ [ 'source_type' => 'admin', 'utm_source' => 'x' ], [] ];
		yield 'a type that is a list' => [ [ 'source_type' => [ 'utm' ] ], [] ];
		yield 'markup' => [ [ 'source_type' => 'utm', 'utm_source' => '<script>x</script>news' ], [ 'source_type' => 'utm', 'utm_source' => 'news' ] ];
		yield 'scripts as addresses' => [
			[ 'source_type' => 'typein', 'referrer' => 'javascript:alert(1)', 'session_entry' => 'data:text/html,x' ],
			[ 'source_type' => 'typein' ],
		];
		yield 'counts that are none' => [
			[ 'source_type' => 'typein', 'session_pages' => '-1', 'session_count' => '1e9', 'session_start_time' => 'now' ],
			[ 'source_type' => 'typein' ],
		];
		yield 'no value' => [ [ 'source_type' => 'typein', 'utm_campaign' => '(none)', 'utm_term' => null ], [ 'source_type' => 'typein' ] ];
		yield 'fields of its own' => [ [ 'source_type' => 'typein', 'total' => '0', '_customer_user' => '1' ], [ 'source_type' => 'typein' ] ];
		yield 'a long text' => [
			[ 'source_type' => 'utm', 'utm_source' => str_repeat( 'x', 900 ) ],
			[ 'source_type' => 'utm', 'utm_source' => str_repeat( 'x', 500 ) ],
		];
	}

	public function test_cookies_are_read_as_sourcebuster_writes_them(): void {
		// PHP has decoded a cookie once.
		$cookies = [
			'sbjs_current'     => 'typ=utm|||src=a%7Cb|||mdm=email|||cmp=spring%20sale|||cnt=(none)',
			'sbjs_current_add' => 'fd=2026-03-02 12:00:00|||ep=https://shop.example/?utm_source=a|||rf=(none)',
			'sbjs_session'     => 'pgs=3|||cpg=https://shop.example/basket/',
			'sbjs_udata'       => 'vst=2|||uip=(none)|||uag=Mozilla/5.0 (X11; Linux x86_64)',
		];
		$kept    = [
			'source_type'        => 'utm',
			'utm_campaign'       => 'spring sale',
			'utm_source'         => 'a|b',
			'utm_medium'         => 'email',
			'session_entry'      => 'https://shop.example/?utm_source=a',
			'session_start_time' => '2026-03-02 12:00:00',
			'session_pages'      => '3',
			'session_count'      => '2',
			'user_agent'         => 'Mozilla/5.0 (X11; Linux x86_64)',
			'device_type'        => 'Desktop',
		];

		self::assertSame( $kept, Visit::fields( Visit::ofCookies( $cookies ) ) );
		$base64 = array_map( static fn ( string $text ): string => rtrim( base64_encode( rawurlencode( $text ) ), '=' ), $cookies );
		self::assertSame( $kept, Visit::fields( Visit::ofCookies( $base64 ) ) );
	}

	/** @param array<string, mixed> $cookies */
	#[DataProvider( 'corrupt' )]
	public function test_corrupt_cookies_say_nothing( array $cookies ): void {
		self::assertSame( [], Visit::fields( Visit::ofCookies( $cookies ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function corrupt(): iterable {
		yield 'none' => [ [] ];
		yield 'a list' => [ [ 'sbjs_current' => [ 'typ=utm' ] ] ];
		yield 'another form' => [ [ 'sbjs_current' => '{"typ":"utm"}' ] ];
		yield 'bytes that are no text' => [ [ 'sbjs_current' => "typ=\xff|||src=\xff" ] ];
		yield 'too much' => [ [ 'sbjs_current' => 'typ=utm|||src=' . str_repeat( 'x', 5000 ) ] ];
	}

	public function test_the_shops_people_read_it_in_words(): void {
		self::assertSame( 'Source: News', Origin::of( [ 'source_type' => 'utm', 'utm_source' => 'news' ] ) );
		self::assertSame( 'Organic: Google', Origin::of( [ 'source_type' => 'organic', 'utm_source' => 'google' ] ) );
		self::assertSame( 'Referral: Blog.example', Origin::of( [ 'source_type' => 'referral', 'utm_source' => 'blog.example' ] ) );
		self::assertSame( 'Mobile app', Origin::of( [ 'source_type' => 'mobile_app' ] ) );
		self::assertSame( 'Direct', Origin::of( [ 'source_type' => 'typein', 'utm_source' => '(direct)' ] ) );
		self::assertSame( 'Unknown', Origin::of( [] ) );
	}
}
