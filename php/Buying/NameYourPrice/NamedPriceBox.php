<?php

declare( strict_types=1 );

namespace Marketday\Buying\NameYourPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\View;
use WP_Post;

/** Says on a product's editing screen, of either engine, whether shoppers name its price, and within which limits. */
final class NamedPriceBox {
	private const NONCE = 'marketday_name_price';

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', $this->add( ... ) );
		add_action( 'save_post_product', $this->save( ... ) );
	}

	private function add(): void {
		add_meta_box( 'marketday-name-price', __( 'Name your price', 'marketday' ), $this->print( ... ), 'product', 'normal' );
	}

	private function print( WP_Post $post ): void {
		$html = $this->view->render( 'box', [
			'nonce'  => self::NONCE,
			'symbol' => $this->engine->settings()->baseCurrency()->symbol,
			'stored' => NamedPrice::readMeta( $post->ID ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id ): void {
		$fields = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_array( $fields ) ) {
			return;
		}
		$text   = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? trim( $fields[ $name ] ) : '';
		if ( 'yes' !== $text( 'enable' ) ) {
			delete_post_meta( $id, NamedPrice::META );
			return;
		}
		$fault = $this->fault( $text );
		if ( '' !== $fault ) {
			RefusalNotice::keep( $fault . ' ' . __( 'The price limits haven’t changed.', 'marketday' ) );
			return;
		}
		update_post_meta( $id, NamedPrice::META, [
			'enable'       => 'yes',
			'min'          => strtr( $text( 'min' ), ',', '.' ),
			'max'          => strtr( $text( 'max' ), ',', '.' ),
			'suggested'    => strtr( $text( 'suggested' ), ',', '.' ),
			'chunk_enable' => '' === $text( 'chunk' ) ? 'no' : 'yes',
			'chunk'        => $text( 'chunk' ),
		] );
	}

	/**
	 * @param callable(string): string $text
	 * @return string What is wrong; '' for nothing.
	 */
	private function fault( callable $text ): string {
		$currency = $this->engine->settings()->baseCurrency();
		$amounts  = [];
		foreach ( [
			'min'       => __( 'Lowest price', 'marketday' ),
			'max'       => __( 'Highest price', 'marketday' ),
			'suggested' => __( 'Suggested price', 'marketday' ),
		] as $name => $label ) {
			$amounts[ $name ] = NamedPrice::amount( $text( $name ), $currency );
			if ( '' !== $text( $name ) && null === $amounts[ $name ] ) {
				/* translators: %s: a field's name. */
				return sprintf( __( '%s must be an amount above 0, like 2.50.', 'marketday' ), $label );
			}
		}
		if ( null !== $amounts['min'] && null !== $amounts['max'] && $amounts['min']->minor > $amounts['max']->minor ) {
			return __( 'The highest price can’t be below the lowest.', 'marketday' );
		}
		foreach ( '' === $text( 'chunk' ) ? [] : explode( ',', $text( 'chunk' ) ) as $choice ) {
			if ( null === NamedPrice::amount( $choice, $currency ) ) {
				return __( 'Suggested prices must be amounts above 0, separated by commas, like 5, 7.50, 10.', 'marketday' );
			}
		}
		return '';
	}
}
