<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/** A column of a report. */
final class Column {
	/** Signs that isolate an amount from words from right to left (`Money::format()`): a spreadsheet would take them for text. */
	private const ISOLATES = [ "\u{2068}", "\u{2069}" ];

	/**
	 * @param string                                $name  Of the value in a row.
	 * @param 'text'|'number'|'money'|'time'|'day' $kind  A time is a second, a day `2026-11-28`; what it is decides how it is written.
	 * @param string                                $order What it is sorted by in SQL, written by the report and never by who asks; '' where it is not.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $kind = 'text',
		public readonly string $order = ''
	) {}

	public function isNumber(): bool {
		return in_array( $this->kind, [ 'number', 'money' ], true );
	}

	/** Value as people read it: plain text. */
	public function words( mixed $value ): string {
		if ( null === $value || '' === $value ) {
			return '–';
		}
		return match ( $this->kind ) {
			'number' => number_format_i18n( (float) ( is_numeric( $value ) ? $value : 0 ) ),
			'time'   => (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), (int) ( is_numeric( $value ) ? $value : 0 ) ),
			'day'    => (string) mysql2date( (string) get_option( 'date_format' ), is_string( $value ) ? $value : '' ),
			default  => is_scalar( $value ) ? (string) $value : '',
		};
	}

	/** Value as programs read it. */
	public function plain( mixed $value ): string {
		if ( 'time' === $this->kind && is_numeric( $value ) ) {
			return (string) wp_date( 'Y-m-d H:i', (int) $value );
		}
		return is_scalar( $value ) ? str_replace( self::ISOLATES, '', (string) $value ) : '';
	}
}
