<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressForms;
use Marketday\Engine\Contract\AddressProvider;
use Marketday\Engine\Contract\AddressProviders;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Kernel\Http\VisitorNonce;

/** Contents of the checkout form: the shopper's addresses, the shop's fields, and what a refused form said. */
final class CheckoutProps {
	public function __construct(
		private readonly Engine $engine,
		private readonly CheckoutFormHandler $handler,
		private readonly LogInEndpoint $logIn
	) {}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> `CheckoutPageProps` of src/features/checkout.
	 */
	public function of( BasketContents $contents, array $attributes ): array {
		return [
			'basket'          => $contents->toArray(),
			'notices'         => array_map( $this->notice( ... ), $this->engine->notices()->take() ),
			'errors'          => (object) $this->handler->errors(),
			'addressProviders' => array_map( static fn ( AddressProvider $provider ): array => $provider->toArray(), AddressProviders::all() ),
			'showCoupon'      => (bool) ( $attributes['showCoupon'] ?? true ),
			'showNote'        => (bool) ( $attributes['showNote'] ?? true ),
			'nonce'           => wp_create_nonce( CheckoutFormHandler::NONCE ),
			'login'           => is_user_logged_in() ? null : $this->login(),
		] + $this->form( $contents ) + $this->addresses( $contents ) + $this->links();
	}

	/** @return array<string, mixed> */
	private function form( BasketContents $contents ): array {
		$sent    = $this->handler->submittedForm();
		$methods = $contents->needsPayment ? $this->engine->checkout()->paymentMethods() : [];
		$chosen  = null === $sent || '' === $sent->paymentMethod ? ( $methods[0]->id ?? '' ) : $sent->paymentMethod;
		return [
			'paymentMethods' => array_map( static fn ( PaymentMethod $method ): array => $method->toArray(), $methods ),
			'paymentMethod'  => $chosen,
			'note'           => $sent->note ?? '',
			'createsAccount' => $sent->account->isWanted ?? false,
			'account'        => $this->engine->checkout()->accountOffer()->toArray(),
		] + $this->ownFields( $sent->fields ?? [] );
	}

	/**
	 * @param array<string, string> $values By id.
	 * @return array<string, mixed>
	 */
	private function ownFields( array $values ): array {
		$fields = OrderFields::all();
		$shown  = [];
		foreach ( $fields as $field ) {
			$shown[ $field->inputName() ] = $values[ $field->id ] ?? '';
		}
		return [
			'orderFields' => array_map( static fn ( OrderField $field ): array => $field->toArray(), $fields ),
			'orderValues' => (object) $shown,
		];
	}

	/** @return array<string, mixed> */
	private function addresses( BasketContents $contents ): array {
		$sent     = $this->handler->submittedForm();
		$checkout = $this->engine->checkout();
		$billing  = $this->withCountry( $sent->addresses->billing ?? $contents->addresses->billing );
		$shipping = $this->withCountry( $sent->addresses->shipping ?? $contents->addresses->shipping );
		return [
			'values'        => [
				'billing'  => $billing,
				'shipping' => $shipping,
			],
			'shipElsewhere' => $sent->addresses->shipElsewhere ?? $this->differ( $billing, $shipping ),
			'countries'     => [
				'billing'  => $checkout->countries(),
				'shipping' => AddressForms::shippingCountries( $checkout, $shipping['country'] ),
			],
			'forms'         => AddressForms::of( $checkout, $billing['country'], $shipping['country'] ),
		];
	}

	/** @return array<string, string> */
	private function withCountry( Address $address ): array {
		$values = $address->toArray();
		return [ 'country' => '' === $values['country'] ? $this->engine->settings()->baseCountry() : $values['country'] ] + $values;
	}

	/**
	 * A shopper who has a delivery address of their own sees it.
	 *
	 * @param array<string, string> $billing
	 * @param array<string, string> $shipping
	 */
	private function differ( array $billing, array $shipping ): bool {
		foreach ( [ 'address_1', 'postcode', 'last_name' ] as $name ) {
			if ( '' !== $shipping['address_1'] && $billing[ $name ] !== $shipping[ $name ] ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, mixed> The page is never cached, so it may hold the call's nonce. */
	private function login(): array {
		$tried = $this->logIn->refusedAttempt();
		return [
			'ajaxUrl'  => admin_url( 'admin-ajax.php', 'relative' ),
			'nonce'    => wp_create_nonce( VisitorNonce::ACTION ),
			'username' => $tried->username ?? '',
			'errors'   => (object) ( $tried->errors ?? [] ),
		];
	}

	/** Address of the page that WooCommerce makes for it, on both engines. */
	private static function returnsUrl(): string {
		$id  = (int) get_option( 'woocommerce_refund_returns_page_id' );
		$url = $id > 0 && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		return is_string( $url ) ? $url : '';
	}

	/** True where browsers call it so: encrypted, or within this machine. */
	private static function isSecure(): bool {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return is_ssl() || 'localhost' === $host || str_starts_with( $host, '127.' );
	}

	/** @return array<string, string|bool> */
	private function links(): array {
		$settings = $this->engine->settings();
		return [
			'returnsUrl'      => self::returnsUrl(),
			'privacyUrl'      => get_privacy_policy_url(),
			'isSecure'        => self::isSecure(),
			'termsUrl'        => 0 === $settings->pageId( Page::Terms ) ? '' : $settings->pageUrl( Page::Terms ),
			'lostPasswordUrl' => wp_lostpassword_url(),
			'basketUrl'       => $settings->pageUrl( Page::Basket ),
			'shopUrl'         => $settings->pageUrl( Page::Shop ),
			'formUrl'         => $settings->pageUrl( Page::Checkout ),
		];
	}

	/** @return array{kind: string, message: string} */
	private function notice( Notice $notice ): array {
		$text = wp_strip_all_tags( (string) preg_replace( '#<a\b[^>]*>.*?</a>#s', '', $notice->message ) );
		return [
			'kind'    => $notice->kind,
			'message' => trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
		];
	}
}
