<?php

declare( strict_types=1 );

namespace Marketday\Buying\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\HoldBounds;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Text\TextLine;

/** Settings of how long the shop holds what is in a basket, and what happens then. Nothing is held unless a site says so. */
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

	/** Text with `{time}` for what is left. */
	public function text(): string {
		$text = get_option( self::TEXT, '' );
		return is_string( $text ) && str_contains( $text, '{time}' ) ? $text : __( 'Your basket is reserved for {time}.', 'marketday' );
	}

	public function addFields(): void {
		add_settings_section( self::SECTION, __( 'Reserved baskets', 'marketday' ), '__return_null', SettingsTab::Delivery->page() );
		$this->addField(
			StockHolds::MINUTES,
			__( 'Hold for (minutes)', 'marketday' ),
			SettingInput::number( StockHolds::MINUTES, __( 'Hold for (minutes)', 'marketday' ), 0, 1440 ),
			$this->printMinutes( ... )
		);
		$this->addField( HoldBounds::OPTION, __( 'Limits', 'marketday' ), self::bounds( ... ), $this->printBounds( ... ) );
		$this->addField(
			self::END,
			__( 'When time runs out', 'marketday' ),
			static fn ( mixed $value ): string => 'clear' === $value ? 'clear' : 'hide',
			$this->printEnd( ... )
		);
		$this->addField(
			self::TEXT,
			__( 'Countdown text', 'marketday' ),
			self::countdown( ... ),
			$this->printText( ... )
		);
	}

	/** A number that may not be leaves all three as they were. */
	private static function bounds( mixed $sent ): mixed {
		if ( is_array( $sent ) ) {
			foreach ( self::boundLabels() as $name => [ $highest, $label ] ) {
				if ( isset( $sent[ $name ] ) && null === SettingInput::whole( $sent[ $name ], 1, $highest ) ) {
					RefusedInput::note( HoldBounds::OPTION . "[{$name}]", $sent[ $name ], ucfirst( $label ), SettingInput::range( 1, $highest ) );
					$isRefused = true;
				}
			}
		}
		return isset( $isRefused ) ? get_option( HoldBounds::OPTION, [] ) : HoldBounds::clean( $sent );
	}

	/** '' is the usual one. */
	private static function countdown( mixed $sent ): mixed {
		$text = is_string( $sent ) ? TextLine::of( $sent ) : '';
		return '' === $text || str_contains( $text, '{time}' )
			? $text
			: RefusedInput::of( self::TEXT, $sent, __( 'Countdown text', 'marketday' ), __( 'Write {time} where the time left should be.', 'marketday' ) );
	}

	/** @return array<string, array{int, string}> The highest number, and what is counted. */
	private static function boundLabels(): array {
		return [
			'share'   => [ 100, __( '% of a product’s stock', 'marketday' ) ],
			'visitor' => [ 9999, __( 'items per shopper', 'marketday' ) ],
			'network' => [ 9999, __( 'items for all shoppers on one network, like an office', 'marketday' ) ],
		];
	}

	private function addField( string $option, string $label, \Closure $clean, \Closure $print ): void {
		register_setting( SettingsTab::Delivery->page(), $option, [ 'sanitize_callback' => $clean ] );
		add_settings_field( $option, $label, $print, SettingsTab::Delivery->page(), self::SECTION, [ 'label_for' => $option ] );
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
		$values = [
			'share'   => $bounds->share,
			'visitor' => $bounds->visitor,
			'network' => $bounds->network,
		];
		foreach ( self::boundLabels() as $name => [ $highest, $label ] ) {
			printf(
				'<p><label><input type="number" min="1" max="%1$d" name="%2$s[%3$s]"%4$s value="%5$d" class="small-text"> %6$s</label></p>',
				absint( $highest ),
				esc_attr( HoldBounds::OPTION ),
				esc_attr( $name ),
				'share' === $name ? ' id="' . esc_attr( HoldBounds::OPTION ) . '"' : '',
				absint( $values[ $name ] ?? 0 ),
				esc_html( $label )
			);
		}
		printf( '<p class="description">%s</p>', esc_html__( 'Stops anyone clearing your shelves by filling a basket. Anything over the limit stays in the basket but isn’t held.', 'marketday' ) );
	}

	private function printEnd(): void {
		printf( '<select id="%1$s" name="%1$s">', esc_attr( self::END ) );
		foreach ( [
			'hide'  => __( 'Keep the basket, hide the countdown', 'marketday' ),
			'clear' => __( 'Empty the basket', 'marketday' ),
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
