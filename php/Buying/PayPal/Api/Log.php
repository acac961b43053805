<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\PayPalSettings;

/** The last calls to PayPal and what became of them, for the settings' screen: never a secret, a token, an address or a name. */
final class Log {
	private const OPTION = 'marketday_paypal_log';

	private const LINES = 100;

	public function __construct( private readonly PayPalSettings $settings ) {}

	public function write( string $line ): void {
		if ( ! $this->settings->is( 'log' ) ) {
			return;
		}
		$clean = (string) preg_replace( [ '/Bearer \S+/', '/\b[\w.+-]+@[\w.-]+\b/' ], [ 'Bearer …', '…@…' ], $line );
		$lines = [ gmdate( 'Y-m-d H:i:s ' ) . mb_substr( $clean, 0, 300 ), ...$this->lines() ];
		update_option( self::OPTION, array_slice( $lines, 0, self::LINES ), false );
	}

	/** @return list<string> Newest first. */
	public function lines(): array {
		$lines = get_option( self::OPTION, [] );
		return is_array( $lines ) ? array_values( array_filter( $lines, 'is_string' ) ) : [];
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}
}
