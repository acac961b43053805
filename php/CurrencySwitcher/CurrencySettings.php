<?php

declare( strict_types=1 );

namespace Marketday\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Clock;
use Marketday\Kernel\View;
use Marketday\Store\CurrencySigns;
use Marketday\Store\Engine;

/** The shop's further currencies on the screen 'Settings → Marketday'. */
final class CurrencySettings {
	private const SECTION = 'marketday_currency_section';

	public function __construct(
		private readonly Engine $engine,
		private readonly CurrencyList $list,
		private readonly Rates $rates,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	private function addFields(): void {
		$clean = [
			CurrencyList::OPTION => static fn ( mixed $sent ): array => array_values( CurrencyList::read( $sent ) ),
			Rates::FEED          => static fn ( mixed $sent ): string => is_string( $sent ) ? esc_url_raw( trim( $sent ), [ 'https', 'http' ] ) : '',
			Rates::MARGIN        => static fn ( mixed $sent ): string => is_string( $sent ) && is_numeric( strtr( $sent, ',', '.' ) ) ? (string) max(
				0,
				min( 20, (float) strtr( $sent, ',', '.' ) )
			) : '0',
		];
		foreach ( $clean as $option => $cleaned ) {
			register_setting( SettingsPage::GROUP, $option, [ 'sanitize_callback' => $cleaned ] );
		}
		add_settings_section( self::SECTION, __( 'Currencies', 'marketday' ), '__return_null', SettingsPage::SLUG );
		add_settings_field( CurrencyList::OPTION, __( 'Available currencies', 'marketday' ), $this->printList( ... ), SettingsPage::SLUG, self::SECTION );
		add_settings_field(
			Rates::FEED,
			__( 'Exchange rate feed', 'marketday' ),
			$this->printFeed( ... ),
			SettingsPage::SLUG,
			self::SECTION,
			[ 'label_for' => Rates::FEED ]
		);
		add_settings_field(
			Rates::MARGIN,
			__( 'Added to fetched rates (%)', 'marketday' ),
			$this->printMargin( ... ),
			SettingsPage::SLUG,
			self::SECTION,
			[ 'label_for' => Rates::MARGIN ]
		);
	}

	private function printList(): void {
		$base = $this->engine->pricing()->base();
		$rows = array_values( $this->list->rules() );
		$none = [
			'code'     => '',
			'rate'     => '',
			'decimals' => 2,
			'position' => 'left',
			'step'     => 1,
			'charm'    => 0,
		];
		$html = ( new View( __DIR__ . '/views' ) )->render( 'settings', [
			'option'     => CurrencyList::OPTION,
			'base'       => $base->code,
			'rows'       => [ ...$rows, $none, $none ],
			'currencies' => array_diff_key( CurrencySigns::names(), [ $base->code => '' ] ),
			'rates'      => array_map( fn ( array $row ): string => $this->rates->of( $row['code'], $base->code, '' ), $rows ),
			'positions'  => CurrencyList::POSITIONS,
			'steps'      => CurrencyList::STEPS,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function printFeed(): void {
		printf(
			'<input class="regular-text" type="url" id="%1$s" name="%1$s" value="%2$s" placeholder="%3$s">',
			esc_attr( Rates::FEED ),
			esc_attr( Rates::feed() ),
			esc_attr( Rates::DEFAULT_FEED )
		);
		printf( '<p class="description">%s</p>', esc_html( $this->age() ) );
	}

	private function age(): string {
		$at   = $this->rates->fetchedAt();
		$said = match ( true ) {
			'' === Rates::feed() => __(
				'Leave blank to use the rates above. With a feed, rates you haven’t typed in are fetched once a day: the European Central Bank’s XML, or JSON with base and rates.',
				'marketday'
			),
			0 === $at            => __( 'No rates fetched yet.', 'marketday' ),
			/* translators: 1: date and time, 2: a time such as '5 hours' */
			default              => sprintf( __( '%1$s rates, %2$s old.', 'marketday' ), (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $at ), human_time_diff( $at, $this->clock->now()->getTimestamp() ) ),
		};
		return trim( $said . ' ' . ( '' === Rates::feed() ? '' : $this->rates->fault() ) );
	}

	private function printMargin(): void {
		printf(
			'<input class="small-text" type="text" inputmode="decimal" id="%1$s" name="%1$s" value="%2$s">',
			esc_attr( Rates::MARGIN ),
			esc_attr( (string) Rates::margin() )
		);
	}
}
