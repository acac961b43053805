<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\Slot;
use Marketday\Marketing\Newsletter\CheckoutConsent;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Shoppers who want letters say so at the checkout; an order alone subscribes nobody. */
final class CheckoutConsentTest extends NewsletterTestCase {
	/** @param array<string, array<string, mixed>> $extensions */
	private function order( array $extensions ): void {
		remove_all_actions( SaleEvents::CHECKOUT_VALIDATE );
		$consent = new CheckoutConsent( new Options(), $this->subscription );
		$consent->register();
		$request = new CheckoutRequest( new SubmittedAddresses( new Address( email: 'ann@example.com' ), new Address() ), 'bacs' );
		SaleEvents::validateCheckout( $request );
		SaleEvents::checkoutExtensions( $extensions, 12 );
		$this->after->flush();
	}

	public function test_a_tick_asks_by_mail_and_keeps_the_wording(): void {
		update_option( 'marketday_newsletter_checkout', 'yes' );
		$this->order( [ 'marketday-newsletter' => [ 'optin' => true ] ] );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Unconfirmed, 'checkout' ], [ $ann?->status, $ann?->origin->source ] );
		self::assertSame( [ 'checkout', 'order 12' ], array_values( array_intersect_key( $this->consents->of( $ann->id ?? 0 )[0], [ 'form' => 1, 'page' => 1 ] ) ) );
		self::assertCount( 1, $this->emails );
	}

	public function test_nothing_is_kept_without_a_tick_or_where_the_site_does_not_ask(): void {
		$this->order( [ 'marketday-newsletter' => [ 'optin' => true ] ] );
		update_option( 'marketday_newsletter_checkout', 'yes' );
		$this->order( [ 'marketday-newsletter' => [ 'optin' => [ 'x' ] ] ] );
		$this->order( [] );

		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
	}

	public function test_the_box_is_there_where_the_site_asks_and_never_ticked(): void {
		self::assertStringNotContainsString( 'optin', Slot::CheckoutFields->html() );
		update_option( 'marketday_newsletter_checkout', 'yes' );

		$html = Slot::CheckoutFields->html();
		self::assertStringContainsString( 'name="extensions[marketday-newsletter][optin]"', $html );
		self::assertStringNotContainsString( 'checked', $html );
	}

	public function test_the_block_checkout_of_woocommerce_gets_a_place_for_it(): void {
		remove_all_filters( 'render_block_woocommerce/checkout-contact-information-block' );
		( new CheckoutConsent( new Options(), $this->subscription ) )->register();
		$block = static fn (): mixed => apply_filters( 'render_block_woocommerce/checkout-contact-information-block', '<div>contact</div>' );
		self::assertSame( '<div>contact</div>', $block() );

		update_option( 'marketday_newsletter_checkout', 'yes' );
		self::assertMatchesRegularExpression( '~^<div>contact</div><div class="marketday-consent-place" data-consent="[^"]+optin[^"]+"></div>$~D', is_string( $block() ) ? $block() : '' );
	}
}
