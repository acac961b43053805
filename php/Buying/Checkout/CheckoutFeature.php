<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressProvider;
use Marketday\Engine\Contract\AddressProviders;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\EmptyPage;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Island;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\PasswordRule;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** The checkout page: its block, its form without scripts, and the address forms of other countries. */
final class CheckoutFeature implements Feature {
	private readonly CheckoutFormHandler $handler;

	private readonly LogInEndpoint $logIn;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {
		$this->handler = new CheckoutFormHandler( $engine );
		$this->logIn   = new LogInEndpoint( $engine );
	}

	public function register(): void {
		$this->blocks->add( 'checkout', [ $this, 'render' ] );
		$this->routes->add( ( new AddressFieldsEndpoint( $this->engine ) )->route() );
		$this->handler->add( $this->routes );
		$this->logIn->add( $this->routes );
		SaleEvents::onValidateCheckout( ( new CheckoutLimit() )->check( ... ) );
		SaleEvents::onValidateCheckout( self::checkPassword( ... ) );
	}

	/** Checks the password of an account that is asked for with the order, whichever engine makes it. @throws CheckoutRefused */
	private static function checkPassword( CheckoutRequest $request ): void {
		$isSet = $request->account->isWanted && '' !== $request->account->password && ! is_user_logged_in();
		$fault = $isSet ? PasswordRule::fault( $request->account->password, $request->addresses->billing->email ) : '';
		if ( '' !== $fault ) {
			throw new CheckoutRefused( 'registration-error-invalid-password', $fault, [ 'account_password' => $fault ] );
		}
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$contents = $this->engine->basket()->contents();
		$slots    = IslandSlots::draw( self::slots( $contents ), $contents );
		$props    = ( new CheckoutProps( $this->engine, $this->handler, $this->logIn ) )->of( $contents, $attributes ) + $slots->props();
		$shown    = [
			'errors'      => $this->handler->errors(),
			'islandSlots' => $slots,
		];
		$html     = ( new View( __DIR__ . '/views' ) )->render( 'checkout', $shown + $props );
		$island  = ( new Island( 'checkout', $props, $html ) )->render();
		$whole   = $contents->isEmpty() ? $island . EmptyPage::wayOn( true ) : Slot::CheckoutTop->html( $contents ) . $island;
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $this->providers() . $whole );
	}

	/** The script that registers them, and the list that the registry checks them by (docs/PROTOCOL.md#address-autocomplete). */
	private function providers(): string {
		$providers = AddressProviders::all();
		foreach ( $providers as $provider ) {
			if ( '' !== $provider->script ) {
				wp_enqueue_script( $provider->script );
			}
		}
		$list = array_map( static fn ( AddressProvider $provider ): array => $provider->toArray(), $providers );
		return [] === $list ? '' : sprintf( '<script type="application/json" id="marketday-address-providers">%s</script>', wp_json_encode( $list, JSON_HEX_TAG | JSON_HEX_AMP ) );
	}

	/** @return list<Slot> */
	private static function slots( BasketContents $contents ): array {
		$form = [ Slot::CheckoutFields, Slot::CheckoutBeforeSubmit, ...( is_user_logged_in() ? [] : [ Slot::CheckoutLogIn ] ) ];
		return match ( true ) {
			[] === $contents->lines => [],
			$contents->needsPayment => [ Slot::CheckoutExpress, ...$form ],
			default                 => $form,
		};
	}
}
