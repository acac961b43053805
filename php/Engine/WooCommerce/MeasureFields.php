<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\MeasureUnit;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Text\TextLine;
use WC_Admin_Meta_Boxes;
use WC_Product;
use WC_Product_Variation;
use WP_Post;

/** The measure on WooCommerce's own product screen, of a product and of each variation. WooCommerce checks who saves. */
final class MeasureFields {
	private const AMOUNT = 'marketday_measure_amount';
	private const UNIT   = 'marketday_measure_unit';

	public function register(): void {
		add_action( 'woocommerce_product_options_general_product_data', [ $this, 'print' ] );
		add_action( 'woocommerce_variation_options_pricing', [ $this, 'printOfVariation' ], 10, 3 );
		add_action( 'woocommerce_admin_process_product_object', [ $this, 'save' ] );
		add_action( 'woocommerce_admin_process_variation_object', [ $this, 'saveVariation' ], 10, 2 );
	}

	public function print(): void {
		echo '<div class="options_group hide_if_grouped">';
		$this->fields( (int) get_the_ID(), self::AMOUNT, self::UNIT, '', __( 'None', 'marketday' ) );
		echo '</div>';
	}

	/** @param array<string, mixed> $data */
	public function printOfVariation( int $row, array $data, WP_Post $variation ): void {
		$amount = self::AMOUNT . "[{$row}]";
		$unit   = self::UNIT . "[{$row}]";
		$this->fields( $variation->ID, $amount, $unit, 'form-row form-row-', __( 'Same as the product', 'marketday' ) );
	}

	public function save( WC_Product $product ): void {
		$this->keep( $product, self::postedText( self::AMOUNT ), self::postedText( self::UNIT ) );
	}

	public function saveVariation( WC_Product_Variation $variation, int $row ): void {
		$this->keep( $variation, self::postedText( self::AMOUNT, $row ), self::postedText( self::UNIT, $row ) );
	}

	private function keep( WC_Product $product, ?string $amount, ?string $unit ): void {
		if ( null === $amount || null === $unit ) {
			return;
		}
		$amount = Measure::readAmount( $amount );
		try {
			Measure::check( $amount, $unit, $product instanceof WC_Product_Variation );
		} catch ( StoreError $refusal ) {
			WC_Admin_Meta_Boxes::add_error( esc_html( $refusal->getMessage() . ' ' . __( 'The measure hasn’t changed.', 'marketday' ) ) );
			return;
		}
		self::write( $product, $amount, $unit );
	}

	/** Null leaves a field as it is. */
	public static function write( WC_Product $product, ?string $amount, ?string $unit ): void {
		foreach ( array_filter( [ Measure::AMOUNT => $amount, Measure::UNIT => $unit ], 'is_string' ) as $key => $value ) {
			'' === $value ? $product->delete_meta_data( $key ) : $product->update_meta_data( $key, $value );
		}
	}

	/** @param string $class What goes before 'first' and 'last' in the classes of their rows. */
	private function fields( int $id, string $amount, string $unit, string $class, string $none ): void {
		$stored = MeasuredPrices::fields( $id );
		woocommerce_wp_text_input( [
			'id'            => $amount,
			'label'         => __( 'Amount for the unit price', 'marketday' ),
			'value'         => $stored[ Measure::AMOUNT ] ?? '',
			'wrapper_class' => '' === $class ? '' : "{$class}first",
		] );
		woocommerce_wp_select( [
			'id'            => $unit,
			'label'         => __( 'Unit of measure', 'marketday' ),
			'value'         => $stored[ Measure::UNIT ] ?? '',
			'options'       => [ '' => $none ] + MeasureUnit::choices(),
			'wrapper_class' => '' === $class ? '' : "{$class}last",
		] );
	}

	/** Null where there was no such field. */
	private static function postedText( string $name, ?int $row = null ): ?string {
		$value = wp_unslash( $_POST[ $name ] ?? null ); // phpcs:ignore WordPress.Security -- WooCommerce has checked the nonce; the measure is checked above.
		$value = null !== $row && is_array( $value ) ? $value[ $row ] ?? null : $value;
		return is_string( $value ) ? TextLine::of( $value ) : null;
	}
}
