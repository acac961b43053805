<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Slot;

/**
 * The captcha of the checkout: ours, and WooCommerce's of blocks, of its shortcode and of an order that is paid for later. Its answer goes
 * with the order as the extension `rcfwc`, and is good for one order.
 */
final class CheckoutCaptcha {
	/** @var array<string, true> Answers that were right for the order at hand, which may be looked at twice. */
	private array $passed = [];

	/** @param Closure(Place): string $html */
	public function __construct(
		private readonly CaptchaSettings $settings,
		private readonly CaptchaCheck $check,
		private readonly Closure $html
	) {}

	public function register(): void {
		Slot::CheckoutBeforeSubmit->fill( $this->print( ... ), 20 );
		// WooCommerce draws its methods of payment anew with each change, and what stands before them once.
		add_action( 'woocommerce_review_order_before_payment', $this->print( ... ) );
		add_action( 'woocommerce_pay_order_before_submit', $this->print( ... ) );
		add_filter( 'render_block_woocommerce/checkout-actions-block', fn ( string $button ): string => $this->place() . $button );
		SaleEvents::onValidateCheckout( $this->validate( ... ) );
		// Several calls may come in one request: each is of an order of its own.
		SaleEvents::onOrderPlaced( function (): void {
			$this->passed = [];
		} );
		add_filter( 'rest_request_after_callbacks', function ( mixed $response ): mixed {
			$this->passed = [];
			return $response;
		} );
		add_filter( 'marketday_payment_captcha_refusal', $this->payment( ... ), 10, 3 );
	}

	private function isAsked(): bool {
		return $this->settings->isAt( Place::Checkout ) && ! ( $this->settings->asksGuestsOnly() && is_user_logged_in() );
	}

	private function html(): string {
		return $this->isAsked() ? ( $this->html )( Place::Checkout ) : '';
	}

	private function print(): void {
		$html = $this->html();
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** WooCommerce's script draws its block anew of what the server sent and would own the fields in it, so it gets an empty place and the script fills that. */
	private function place(): string {
		$html = $this->html();
		return '' === $html ? '' : sprintf( '<div class="marketday-captcha-place" data-captcha="%s"></div>', esc_attr( $html ) );
	}

	/**
	 * Asks who has begun many payments for the checkout's captcha before he begins another: where the form with it is not, it is said.
	 *
	 * @param array<array-key, mixed> $sent
	 */
	private function payment( string $refusal, array $sent, bool $isMany ): string {
		if ( '' !== $refusal || ! $isMany || ! $this->isAsked() ) {
			return $refusal;
		}
		parse_str( is_string( $sent['form_encoded'] ?? null ) ? $sent['form_encoded'] : '', $form );
		$reply = is_array( $form['extensions'] ?? null ) ? $form['extensions'][ Place::EXTENSION ] ?? [] : [];
		if ( ! is_array( $reply ) || [] === $reply ) {
			return __( 'Too many payment attempts. Please pay through the checkout form and complete its captcha.', 'marketday' );
		}
		return $this->check->refusal( Place::Checkout, [ CaptchaCheck::TOKEN => $reply['token'] ?? '' ] + $reply );
	}

	/** @throws StoreError */
	private function validate( CheckoutRequest $request ): void {
		/**
		 * True if an order has to bring the answer of a captcha. Ways to pay whose buttons stand where no captcha is say no.
		 *
		 * @param bool            $isAsked
		 * @param CheckoutRequest $request
		 */
		$isAsked = apply_filters(
			'marketday_captcha_at_checkout',
			$this->isAsked() && ! in_array( $request->paymentMethod, $this->settings->methodsWithout(), true ),
			$request
		);
		if ( true !== $isAsked ) {
			return;
		}
		$sent                        = $request->extensions[ Place::EXTENSION ] ?? [];
		$sent[ CaptchaCheck::TOKEN ] = $sent['token'] ?? '';
		$reply                      = (string) wp_json_encode( $sent );
		if ( isset( $this->passed[ $reply ] ) ) {
			return;
		}
		$refusal = $this->check->refusal( Place::Checkout, $sent );
		if ( '' !== $refusal ) {
			throw new StoreError( 'marketday_captcha', $refusal, 403 );
		}
		$this->passed[ $reply ] = true;
	}
}
