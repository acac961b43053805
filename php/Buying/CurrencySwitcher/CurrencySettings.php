<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CurrencySigns;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Exchange;
use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Clock;
use Marketday\Kernel\View;

/** The shop's further currencies on the screen 'Marketday → Settings'. */
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
			CurrencyList::OPTION => self::readList( ... ),
			Rates::FEED          => SettingInput::address( Rates::FEED, __( 'Exchange rate feed', 'marketday' ) ),
			Rates::MARGIN        => self::readMargin( ... ),
		];
		foreach ( $clean as $option => $cleaned ) {
			register_setting( SettingsTab::Shop->page(), $option, [ 'sanitize_callback' => $cleaned ] );
		}
		add_settings_section( self::SECTION, __( 'Currencies', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field( CurrencyList::OPTION, __( 'Available currencies', 'marketday' ), $this->printList( ... ), SettingsTab::Shop->page(), self::SECTION );
		add_settings_field(
			Rates::FEED,
			__( 'Exchange rate feed', 'marketday' ),
			$this->printFeed( ... ),
			SettingsTab::Shop->page(),
			self::SECTION,
			[ 'label_for' => Rates::FEED ]
		);
		add_settings_field(
			Rates::MARGIN,
			__( 'Added to fetched rates (%)', 'marketday' ),
			$this->printMargin( ... ),
			SettingsTab::Shop->page(),
			self::SECTION,
			[ 'label_for' => Rates::MARGIN ]
		);
	}

	/** A rate that is none leaves all as they were: a currency would go, or have another price. */
	private static function readList( mixed $sent ): mixed {
		$isRefused = false;
		foreach ( is_array( $sent ) ? $sent : [] as $row => $one ) {
			$rate = is_array( $one ) && is_string( $one['rate'] ?? null ) ? trim( $one['rate'] ) : '';
			if ( '' !== $rate && '' !== ( $one['code'] ?? '' ) && ! Exchange::isRate( strtr( $rate, ',', '.' ) ) ) {
				$isRefused = true;
				RefusedInput::note(
					CurrencyList::OPTION . "[{$row}][rate]",
					$rate,
					/* translators: %s: a currency, such as 'EUR' */
					sprintf( __( 'Rate of %s', 'marketday' ), is_string( $one['code'] ) ? sanitize_text_field( $one['code'] ) : '' ),
					__( 'Enter a number above 0, like 1.17, or leave it blank for the fetched rate.', 'marketday' )
				);
			}
		}
		return $isRefused ? get_option( CurrencyList::OPTION, [] ) : array_values( CurrencyList::read( $sent ) );
	}

	private static function readMargin( mixed $sent ): mixed {
		$text = is_scalar( $sent ) ? strtr( trim( (string) $sent ), ',', '.' ) : '';
		return match ( true ) {
			'' === $text => '0',
			is_numeric( $text ) && (float) $text >= 0 && (float) $text <= 20 => (string) (float) $text,
			default => RefusedInput::of( Rates::MARGIN, $sent, __( 'Added to fetched rates (%)', 'marketday' ), __( 'Enter a number from 0 to 20.', 'marketday' ) ),
		};
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
		$at       = $this->rates->fetchedAt();
		$sentence = match ( true ) {
			'' === Rates::feed() => __(
				'Leave blank to use the rates above. With a feed, rates you haven’t typed in are fetched once a day: the European Central Bank’s XML, or JSON with base and rates.',
				'marketday'
			),
			0 === $at            => __( 'No rates fetched yet.', 'marketday' ),
			/* translators: 1: date and time, 2: a time such as '5 hours' */
			default              => sprintf( __( '%1$s rates, %2$s old.', 'marketday' ), (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $at ), human_time_diff( $at, $this->clock->now()->getTimestamp() ) ),
		};
		return trim( $sentence . ' ' . ( '' === Rates::feed() ? '' : $this->rates->fault() ) );
	}

	private function printMargin(): void {
		printf(
			'<input class="small-text" type="text" inputmode="decimal" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( Rates::MARGIN ),
			esc_attr( (string) Rates::margin() ),
			esc_html__( 'Covers what your bank takes for the exchange. 0 adds nothing.', 'marketday' )
		);
	}
}
