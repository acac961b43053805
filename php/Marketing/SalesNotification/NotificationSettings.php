<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SalesNotification;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;

/** Tells whether the shop tells what others have bought, and how much of it. It tells nothing unless a site says so, and never a name. */
final class NotificationSettings {
	public const WHERE = 'marketday_sales_notification';
	public const TOWNS = 'marketday_sales_notification_towns';
	public const DAYS  = 'marketday_sales_notification_days';

	/** A town is named where more than so many orders of that time came from it: fewer could be known by their neighbours. */
	public const HIDDEN_AMONG = 5;

	private const SECTION = 'marketday_sales_notification_section';

	public function register(): void {
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	/** `nowhere`, `block` or `everywhere`. */
	public function where(): string {
		return self::place( get_option( self::WHERE, 'nowhere' ) );
	}

	public function namesTowns(): bool {
		return 'yes' === get_option( self::TOWNS, 'no' );
	}

	/** Older orders are no news. */
	public function days(): int {
		return self::clampDays( get_option( self::DAYS, 7 ) );
	}

	private static function place( mixed $value ): string {
		return in_array( $value, [ 'block', 'everywhere' ], true ) ? $value : 'nowhere';
	}

	private static function clampDays( mixed $value ): int {
		return is_numeric( $value ) ? max( 1, min( 90, (int) $value ) ) : 7;
	}

	private function addFields(): void {
		add_settings_section( self::SECTION, __( 'Sales notification', 'marketday' ), static function (): void {
			echo '<p>' . esc_html__(
				'Small notes about what others have bought, taken only from real paid orders. Names are never shown. UK law bans fake sales, so they can’t be invented.',
				'marketday'
			) . '</p>';
		}, SettingsTab::Shop->page() );
		$this->addField( self::WHERE, __( 'Show', 'marketday' ), self::place( ... ), $this->printPlaces( ... ) );
		$this->addField(
			self::TOWNS,
			__( 'Show the town', 'marketday' ),
			static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no',
			$this->printTowns( ... )
		);
		$label = __( 'Days counted', 'marketday' );
		$this->addField( self::DAYS, $label, SettingInput::number( self::DAYS, $label, 1, 90 ), $this->printDays( ... ) );
	}

	private function addField( string $option, string $label, \Closure $clean, \Closure $print ): void {
		register_setting( SettingsTab::Shop->page(), $option, [ 'sanitize_callback' => $clean ] );
		add_settings_field( $option, $label, $print, SettingsTab::Shop->page(), self::SECTION, [ 'label_for' => $option ] );
	}

	private function printPlaces(): void {
		printf( '<select id="%1$s" name="%1$s">', esc_attr( self::WHERE ) );
		foreach ( [
			'nowhere'    => __( 'Nowhere', 'marketday' ),
			'block'      => __( 'Where its block is', 'marketday' ),
			'everywhere' => __( 'On all pages except basket, checkout and account', 'marketday' ),
		] as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $this->where(), $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	private function printTowns(): void {
		printf(
			'<input type="checkbox" id="%1$s" name="%1$s" value="yes"%2$s aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::TOWNS ),
			checked( $this->namesTowns(), true, false ),
			/* translators: %d: a number of orders. */
			esc_html( sprintf( __( 'Only if more than %d orders in that time came from it.', 'marketday' ), self::HIDDEN_AMONG ) )
		);
	}

	private function printDays(): void {
		printf(
			'<input type="number" min="1" max="90" class="small-text" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::DAYS ),
			esc_attr( (string) $this->days() ),
			esc_html__( 'Older orders aren’t shown.', 'marketday' )
		);
	}
}
