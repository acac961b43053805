<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderAttribution;

use Marketday\Buying\OrderAttribution\AttributionSettings;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** Where a visitor came from is kept once the visitor has agreed, and not before. */
final class ConsentTest extends SalesTestCase {
	private const SENT = [
		'source_type' => 'utm',
		'utm_source'  => 'news',
	];

	public function test_no_page_records_before_a_visitor_was_asked(): void {
		delete_option( 'marketday_order_attribution' );
		self::assertFalse( ( new AttributionSettings() )->params()['allowTracking'] );

		update_option( 'marketday_order_attribution', 'always' );
		self::assertTrue( ( new AttributionSettings() )->params()['allowTracking'], 'The site has decided otherwise.' );
	}

	public function test_an_order_keeps_nothing_of_who_has_said_no(): void {
		add_filter( 'marketday_visitor_consent', static fn (): bool => false );

		self::assertSame( [], $this->kept( self::SENT ) );
		self::assertSame( [], $this->kept( [], [ 'sbjs_current' => 'typ=utm|||src=news' ] ) );
		self::assertSame( 'mobile_app', $this->kept( [ 'source_type' => 'mobile_app' ] + self::SENT )['source_type'] ?? '', 'An app has no cookies.' );
	}

	public function test_an_order_keeps_the_source_of_who_has_agreed(): void {
		add_filter( 'marketday_visitor_consent', static fn (): bool => true );

		self::assertSame( 'news', $this->kept( self::SENT )['utm_source'] ?? '' );
		self::assertSame( 'news', $this->kept( [], [ 'sbjs_current' => 'typ=utm|||src=news' ] )['utm_source'] ?? '' );
	}

	public function test_the_cookies_of_another_request_are_no_source_of_an_order(): void {
		add_filter( 'marketday_visitor_consent', static fn (): bool => true );
		$this->add( $this->aProduct() );
		$order   = $this->shop()->checkout()->place( $this->request() )->id;
		$_COOKIE = [ 'sbjs_current' => 'typ=utm|||src=news' ];

		// As a watch tells it whose process had died.
		SaleEvents::orderPlaced( $order );

		self::assertSame( [], $this->engine()->orderSources()->of( $order ) );
	}

	/**
	 * @param array<string, string> $sent
	 * @param array<string, string> $cookies
	 * @return array<string, string>
	 */
	private function kept( array $sent, array $cookies = [] ): array {
		$_COOKIE = $cookies;
		$this->add( $this->aProduct() );
		$order = $this->shop()->checkout()->place( $this->request( extensions: [ OrderSources::EXTENSION => $sent ] ) )->id;
		return $this->engine()->orderSources()->of( $order );
	}
}
