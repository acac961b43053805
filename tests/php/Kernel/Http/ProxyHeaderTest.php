<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\ProxyHeader;
use Marketday\Kernel\Http\Visitor;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A proxy before the site, which names its visitors. */
final class ProxyHeaderTest extends SiteTestCase {
	/** @var array<string, mixed> */
	private array $server = [];

	protected function setUp(): void {
		parent::setUp();
		$this->server           = $_SERVER;
		$_SERVER['REMOTE_ADDR'] = '10.0.0.7';
		ProxyHeader::watch();
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function sent(): iterable {
		yield 'an address' => [ 'X-Real-IP', '198.51.100.4', '198.51.100.4' ];
		yield 'the last of a list' => [ 'X-Forwarded-For', '1.2.3.4, 198.51.100.4', '198.51.100.4' ];
		yield 'with a port' => [ 'X-Forwarded-For', '198.51.100.4:51234', '198.51.100.4' ];
		yield 'IPv6' => [ 'CF-Connecting-IP', '2001:db8::1', '2001:db8::1' ];
		yield 'IPv6 with a port' => [ 'X-Forwarded-For', '[2001:db8::1]:443', '2001:db8::1' ];
		yield 'Forwarded' => [ 'Forwarded', 'for=1.2.3.4, by=10.0.0.7;for="[2001:db8::1]:443";proto=https', '2001:db8::1' ];
		yield 'a name that hides' => [ 'Forwarded', 'for=_hidden', '' ];
		yield 'no address' => [ 'X-Forwarded-For', '<script>', '' ];
		yield 'nothing' => [ 'X-Forwarded-For', '', '' ];
	}

	#[DataProvider( 'sent' )]
	public function test_the_address_next_to_the_site_is_read( string $header, string $value, string $address ): void {
		$_SERVER[ 'HTTP_' . strtoupper( strtr( $header, '-', '_' ) ) ] = $value;

		self::assertSame( $address, ProxyHeader::address( $header ) );
	}

	public function test_a_header_counts_only_where_it_was_named(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';

		self::assertSame( '10.0.0.7', Visitor::address() );
	}

	public function test_site_health_says_that_all_visitors_seem_to_be_one_and_what_to_set(): void {
		self::assertSame( 'good', SiteHealth::run( 'proxy' )['status'], 'Nothing stands before the site.' );

		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';
		$result                          = SiteHealth::run( 'proxy' );

		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'define( &#039;MARKETDAY_PROXY_HEADER&#039;, &#039;X-Forwarded-For&#039; );', $result['description'] );

		$_SERVER['HTTP_CF_CONNECTING_IP'] = '198.51.100.4';
		self::assertStringContainsString( 'CF-Connecting-IP', SiteHealth::run( 'proxy' )['description'], 'The surest of them.' );
	}

	public function test_all_is_well_where_the_server_or_a_filter_has_heard_the_proxy(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';
		add_filter( 'marketday_visitor_address', static fn (): string => '198.51.100.4' );
		self::assertSame( 'good', SiteHealth::run( 'proxy' )['status'] );

		remove_all_filters( 'marketday_visitor_address' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.4';
		self::assertSame( 'good', SiteHealth::run( 'proxy' )['status'] );
	}
}
