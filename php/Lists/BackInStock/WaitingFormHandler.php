<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * Handles the form on a product's page, and the button that a mail's link leads to. The answer is the same whether
 * the address is known or not.
 */
final class WaitingFormHandler {
	public const ASK     = 'back-in-stock';
	public const CONFIRM = 'back-in-stock-confirm';

	/** Attempts from one network; as many again in ten minutes. */
	private const ATTEMPTS = 6;

	public function __construct(
		private readonly Engine $engine,
		private readonly WaitingList $list,
		private readonly SoldOut $soldOut,
		private readonly BackInStockEmails $emails
	) {}

	public function add( Routes $routes ): void {
		$refused = function ( Problem $problem ): void {
			$this->engine->notices()->add( 'error', esc_html( $problem->getMessage() ) );
		};
		$signed = Guard::custom( 'signed link in ' . BackInStockEmails::KEY, function ( Request $request ): void {
			$this->waiting( $request );
		} );
		// Pages are cached, and hold no nonce.
		$routes->add(
			Route::pageForm( self::ASK, Guard::sameOrigin(), $this->ask( ... ), $refused ),
			Route::pageForm( self::CONFIRM, $signed, $this->confirm( ... ), $refused )
		);
	}

	/** @throws Problem 400 for what is no address, or cannot be waited for; 404 where the shop sends no such mails; 429. */
	private function ask( Request $request ): Response {
		if ( 'yes' !== get_option( BackInStockFeature::IS_ON, 'no' ) ) {
			throw Problem::notFound( 'marketday_no_stock_mails', __( 'This shop doesn’t send stock alerts.', 'marketday' ) );
		}
		$email   = EmailAddress::ascii( $request->text( 'email', '', 150 ) );
		$product = $this->engine->catalogue()->product( $request->integer( 'product_id', null, 1 ) );
		$item    = $request->integer( 'item', 0 );
		$items   = null === $product ? [] : $this->soldOut->items( $product );
		if ( null === $product || ! isset( $items[ $item ] ) ) {
			throw Problem::badRequest( 'marketday_not_sold_out', __( 'This product is in stock.', 'marketday' ) );
		}
		if ( ! EmailAddress::canReceive( $email ) ) {
			throw Problem::badRequest( 'marketday_invalid_email', __( 'Enter a valid email address.', 'marketday' ) );
		}
		( new RateLimit( 'back-in-stock', self::ATTEMPTS, 10 * MINUTE_IN_SECONDS ) )->spend();
		$waiting = $this->list->ask( $item, $product->id, $email );
		if ( ! $waiting->isConfirmed ) {
			$this->emails->confirmLater( $waiting->id );
		}
		$this->list->forgetUnconfirmed();
		$this->engine->notices()->add(
			'success',
			esc_html__( 'Check your inbox: we’ve sent you a link to confirm.', 'marketday' )
		);
		return Response::redirect( $product->url );
	}

	private function confirm( Request $request ): Response {
		$waiting = $this->waiting( $request );
		$this->list->confirm( $waiting->id );
		// It may have come back before the answer.
		$this->engine->jobs()->soon( BackInStockEmails::BACK_JOB, [ $waiting->productId ] );
		$this->engine->notices()->add( 'success', esc_html__( 'Thank you. We’ll email you once, when it’s back.', 'marketday' ) );
		return Response::redirect( (string) get_permalink( $waiting->productId ) );
	}

	/** @throws Problem */
	private function waiting( Request $request ): Waiting {
		$key = $request->raw( BackInStockEmails::KEY );
		return ( is_string( $key ) ? $this->emails->waitingOf( $key ) : null ) ?? throw Problem::forbidden(
			'marketday_stock_link',
			__( 'This link has expired.', 'marketday' )
		);
	}
}
