<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;

/** The table's rows: all, unless a site leaves some out; and whether a product's page has a table of it beside others like it. */
final class RowsSetting {
	private const HIDDEN = 'marketday_compare_hidden_rows';
	private const AROUND = 'marketday_compare_on_products';

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		Preload::options( self::AROUND );
		add_action( 'admin_init', [ $this, 'addFields' ] );
	}

	/** @return list<string> */
	public function hiddenRows(): array {
		return self::names( get_option( self::HIDDEN, [] ) );
	}

	public function standsOnProducts(): bool {
		return 'yes' === get_option( self::AROUND, 'no' );
	}

	public function addFields(): void {
		register_setting( SettingsTab::Lists->page(), self::HIDDEN, [
			'type'              => 'array',
			'default'           => [],
			// The form has a box for each row that is shown.
			'sanitize_callback' => fn ( mixed $value ): array => is_array( $value ) && isset( $value['shown'] ) ? array_values( array_diff(
				array_keys( $this->rows() ),
				self::names( $value['shown'] )
			) ) : self::names( $value ),
		] );
		register_setting( SettingsTab::Lists->page(), self::AROUND, [
			'type'              => 'string',
			'default'           => 'no',
			'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
		] );
		add_settings_field( self::HIDDEN, __( 'Table rows', 'marketday' ), [ $this, 'printRows' ], SettingsTab::Lists->page(), 'marketday_compare' );
		add_settings_field( self::AROUND, __( 'On product pages', 'marketday' ), [ $this, 'printAround' ], SettingsTab::Lists->page(), 'marketday_compare' );
	}

	public function printRows(): void {
		printf( '<fieldset><input type="hidden" name="%s[shown][]" value="">', esc_attr( self::HIDDEN ) );
		foreach ( $this->rows() as $name => $label ) {
			printf(
				'<label><input type="checkbox" name="%s[shown][]" value="%s"%s> %s</label><br>',
				esc_attr( self::HIDDEN ),
				esc_attr( $name ),
				checked( ! in_array( $name, $this->hiddenRows(), true ), true, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}

	public function printAround(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label>',
			esc_attr( self::AROUND ),
			checked( $this->standsOnProducts(), true, false ),
			esc_html__( 'Show a tab comparing similar products', 'marketday' )
		);
	}

	/** @return array<string, string> Label by name. */
	private function rows(): array {
		return [
			'price'        => __( 'Price', 'marketday' ),
			'stock_status' => __( 'Availability', 'marketday' ),
			'review'       => __( 'Reviews', 'marketday' ),
			'description'  => __( 'Description', 'marketday' ),
			'weight'       => __( 'Weight', 'marketday' ),
			'dimensions'   => __( 'Dimensions', 'marketday' ),
			'sku'          => __( 'SKU', 'marketday' ),
		] + $this->engine->catalogue()->attributeTaxonomies();
	}

	/** @return list<string> */
	private static function names( mixed $value ): array {
		return array_values( array_filter( is_array( $value ) ? $value : [], static fn ( mixed $name ): bool => is_string( $name ) && '' !== $name ) );
	}
}
