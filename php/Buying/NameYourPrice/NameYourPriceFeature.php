<?php

declare( strict_types=1 );

namespace Marketday\Buying\NameYourPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** Shoppers name what they pay for a product, within the shop's limits: the server decides, for each line of each basket. */
final class NameYourPriceFeature implements Feature {
	/** The form's field, and that of a suggestion: as WowStore's themes and scripts know them. */
	private const FIELD  = 'wopb_custom_prices';
	private const CHOICE = 'wopb_custom_prices_suggestion';

	private const KEPT = 'name-your-price';

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$view = new View( __DIR__ . '/views' );
		$this->blocks->addPart( self::KEPT, [ 'marketday-forms' ] );
		( new NamedPriceBox( $this->engine, $view ) )->register();
		Slot::ProductFormFields->fill( fn ( Product $product ) => $this->print( $view, $product ) );
		add_filter( 'marketday_add_to_basket_link', $this->link( ... ), 10, 3 );
		SaleEvents::onLineData( $this->lineData( ... ) );
		SaleEvents::onLinePrice( $this->linePrice( ... ) );
	}

	/** A card has no field for the price: its button leads to the page that has. */
	private function link( AddToBasketLink $link, int $productId, string $page ): AddToBasketLink {
		return $link->ajax && 'yes' === NamedPrice::readMeta( $productId )['enable']
			/* translators: %s: a product's name */
			? new AddToBasketLink( __( 'Choose a price', 'marketday' ), $page, sprintf( __( 'Choose a price for “%s”', 'marketday' ), get_post_field( 'post_title', $productId ) ), false )
			: $link;
	}

	private function print( View $view, Product $product ): void {
		$price = ProductType::Simple === $product->type || ProductType::Variable === $product->type
			? NamedPrice::ofProduct( $product->id, $this->engine->pricing() )
			: null;
		if ( null === $price ) {
			return;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-product-page' );
		wp_enqueue_style( 'marketday-' . self::KEPT );
		$html = $view->render( 'field', [
			'id'     => $product->id,
			'price'  => $price,
			'field'  => self::FIELD,
			'choice' => self::CHOICE,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/**
	 * @param array<string, mixed>    $data
	 * @param array<array-key, mixed> $sent
	 * @return array<string, mixed>
	 */
	private function lineData( array $data, LineItem $line, array $sent ): array {
		$price = NamedPrice::ofLine( $line, $this->engine->pricing() );
		if ( null === $price ) {
			return $data;
		}
		$named = $price->readPrice( self::text( $sent[ self::FIELD ] ?? '' ) ?: self::text( $sent[ self::CHOICE ] ?? '' ) );
		$isBase = $named->currency->code === $this->engine->pricing()->base()->code;
		return [ self::KEPT => [ 'price' => $named->minor ] + ( $isBase ? [] : [ 'currency' => $named->currency->code ] ) ] + $data;
	}

	/** A shop may change its limits, and a shopper the currency, while a line waits in a basket. */
	private function linePrice( LinePrice $price, LineItem $line ): LinePrice {
		[ 'price' => $named, 'currency' => $code ] = $line->dataOf( self::KEPT ) + [
			'price'    => null,
			'currency' => $this->engine->pricing()->base()->code,
		];
		$limits = is_int( $named ) ? NamedPrice::ofLine( $line, $this->engine->pricing() ) : null;
		if ( ! is_int( $named ) || null === $limits ) {
			return $price;
		}
		$paid = $limits->within( $this->engine->pricing()->convert( $named, is_string( $code ) ? $code : '' )->minor );
		return new LinePrice( $paid, $paid );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
