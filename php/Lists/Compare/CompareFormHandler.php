<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Catalogue\Listing\ListForms;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The comparison without scripts: a link that adds, and the form around the table. Both lead to the comparison's page. */
final class CompareFormHandler {
	public const ACTION = 'change-comparison';
	public const NONCE  = 'marketday-compare';

	/** Parameter of an address that adds products: `?marketday-compare=12,15`. */
	public const ADD = 'marketday-compare';

	public function __construct(
		private readonly Engine $engine,
		private readonly Comparison $comparison,
		private readonly FeaturePage $page
	) {}

	public function add( Routes $routes ): void {
		( new ListForms( $this->engine, $this->page ) )->addTo( $routes, self::ADD, $this->addOnes( ... ), self::ACTION, self::NONCE, $this->applyChange( ... ) );
	}

	public function addUrl( int ...$ids ): string {
		return '?' . self::ADD . '=' . implode( ',', $ids );
	}

	private function addOnes( Request $request ): string {
		foreach ( $request->ids( self::ADD, 20 ) as $id ) {
			$this->comparison->add( $id );
		}
		return '';
	}

	private function applyChange( Request $request ): string {
		if ( $request->has( 'to-basket' ) ) {
			return $this->addToBasket( $request->integer( 'to-basket', null, 1 ), $request->map( 'quantity' ) );
		}
		if ( $request->has( 'clear' ) ) {
			$this->comparison->clear();
			return __( 'Your comparison is empty.', 'marketday' );
		}
		foreach ( [ 'earlier' => -1, 'later' => 1 ] as $button => $by ) {
			if ( $request->has( $button ) ) {
				$this->comparison->move( $request->integer( $button, null, 1 ), $by );
				return __( 'Order changed.', 'marketday' );
			}
		}
		$this->comparison->remove( [ $request->integer( 'remove', null, 1 ) ] );
		return __( 'Removed from your comparison.', 'marketday' );
	}

	/** @param array<array-key, mixed> $quantities By id. */
	private function addToBasket( int $id, array $quantities ): string {
		$found    = $this->comparison->products( [ $id ] )[ $id ] ?? null;
		$quantity = filter_var( $quantities[ $id ] ?? 1, FILTER_VALIDATE_INT, [ 'options' => [ 'min_range' => 1, 'max_range' => 1_000_000 ] ] );
		if ( null === $found || ! ListedProducts::isAddable( $found ) ) {
			throw new StoreError( 'marketday_choice_needed', __( 'Choose this product’s options on its page.', 'marketday' ) );
		}
		// docs/PROTOCOL.md#quantity: less than one, and what is no number, is one.
		$this->engine->basket()->add( new AddToBasket(
			$found->product->id,
			false === $quantity ? 1 : $quantity,
			$found->variation->id ?? 0,
			$found->variation->attributes ?? []
		) );
		/* translators: %s: product name. */
		return sprintf( __( '“%s” has been added to your basket.', 'marketday' ), $found->product->name );
	}
}
