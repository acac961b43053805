<?php

declare( strict_types=1 );

namespace Marketday\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Text\TextLine;
use Marketday\Store\HoldBounds;
use Marketday\Store\StockHolds;

/** For how long the shop holds what is in a basket, and what happens then. Nothing is held unless a site says so. */
final class ReservationSettings {
	private const END  = 'marketday_reservation_end';
	private const TEXT = 'marketday_reservation_text';

	private const SECTION = 'marketday_reservation';

	public function register(): void {
		add_action( 'admin_init', [ $this, 'addFields' ] );
		// Not in the middle of an addition: see `StockHolds::install()`.
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_" . StockHolds::MINUTES, [ StockHolds::class, 'install' ], 10, 0 );
		}
	}

	public function minutes(): int {
		return StockHolds::minutes();
	}

	/** `hide` or `clear`. */
	public function end(): string {
		return 'clear' === get_option( self::END ) ? 'clear' : 'hide';
	}

	/** With `{time}` for what is left. */
	public function text(): string {
		$text = get_option( self::TEXT, '' );
		return is_string( $text ) && str_contains( $text, '{time}' ) ? $text : __( 'Your basket is reserved for {time}.', 'marketday' );
	}

	public function addFields(): void {
		add_settings_section( self::SECTION, __( 'Reserved baskets', 'marketday' ), '__return_null', SettingsPage::SLUG );
		$this->addField(
			StockHolds::MINUTES,
			__( 'Minutes', 'marketday' ),
			static fn ( mixed $value ): int => is_numeric( $value ) ? max( 0, min( 1440, (int) $value ) ) : 0,
			$this->printMinutes( ... )
		);
		$this->addField( HoldBounds::OPTION, __( 'Limits', 'marketday' ), HoldBounds::clean( ... ), $this->printBounds( ... ) );
		$this->addField(
			self::END,
			__( 'When time runs out', 'marketday' ),
			static fn ( mixed $value ): string => 'clear' === $value ? 'clear' : 'hide',
			$this->printEnd( ... )
		);
		$this->addField(
			self::TEXT,
			__( 'Text', 'marketday' ),
			static fn ( mixed $value ): string => is_string( $value ) ? TextLine::of( $value ) : '',
			$this->printText( ... )
		);
	}

	private function addField( string $option, string $label, \Closure $clean, \Closure $print ): void {
		register_setting( SettingsPage::GROUP, $option, [ 'sanitize_callback' => $clean ] );
		add_settings_field( $option, $label, $print, SettingsPage::SLUG, self::SECTION, [ 'label_for' => $option ] );
	}

	private function printMinutes(): void {
		printf(
			'<input type="number" min="0" max="1440" id="%1$s" name="%1$s" value="%2$s" class="small-text" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( StockHolds::MINUTES ),
			esc_attr( (string) $this->minutes() ),
			esc_html__( 'How long items in a basket are kept from other shoppers, where stock is tracked. 0 holds nothing.', 'marketday' )
		);
	}

	/** The fields are named by their labels, as one row of the form has three. */
	private function printBounds(): void {
		$bounds = HoldBounds::ofShop();
		foreach ( [
			'share'   => [ $bounds->share, 100, __( '% of a product’s stock', 'marketday' ) ],
			'visitor' => [ $bounds->visitor, 9999, __( 'items per shopper', 'marketday' ) ],
			'network' => [ $bounds->network, 9999, __( 'items for all shoppers on one network, such as an office', 'marketday' ) ],
		] as $name => [ $value, $highest, $label ] ) {
			printf(
				'<p><label><input type="number" min="1" max="%1$d" name="%2$s[%3$s]"%4$s value="%5$d" class="small-text"> %6$s</label></p>',
				absint( $highest ),
				esc_attr( HoldBounds::OPTION ),
				esc_attr( $name ),
				'share' === $name ? ' id="' . esc_attr( HoldBounds::OPTION ) . '"' : '',
				absint( $value ),
				esc_html( $label )
			);
		}
		printf( '<p class="description">%s</p>', esc_html__( 'Stops anyone clearing your shelves by filling a basket. Anything over the limit stays in the basket but isn’t held.', 'marketday' ) );
	}

	private function printEnd(): void {
		printf( '<select id="%1$s" name="%1$s">', esc_attr( self::END ) );
		foreach ( [
			'hide'  => __( 'keep the basket, hide the countdown', 'marketday' ),
			'clear' => __( 'empty the basket', 'marketday' ),
		] as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $this->end(), $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	private function printText(): void {
		printf(
			'<input type="text" id="%1$s" name="%1$s" value="%2$s" class="regular-text" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::TEXT ),
			esc_attr( $this->text() ),
			esc_html__( '{time} is replaced by the time left, like 09:59.', 'marketday' )
		);
	}
}
