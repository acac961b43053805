<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

/** Reasons why a browser is asked to keep something, in the words of the WP Consent API, which consent tools speak. */
enum Purpose: string {
	/** A visitor's own request: a basket, a list, a currency, a notice that is closed. It needs no consent. */
	case Functional  = 'functional';
	case Preferences = 'preferences';
	case Statistics  = 'statistics';
	case Marketing   = 'marketing';

	/** Tells whether this visitor lets it be kept. A site without a consent tool asks nobody. */
	public function isAllowed(): bool {
		if ( self::Functional === $this ) {
			return true;
		}
		$isAllowed = ! function_exists( 'wp_has_consent' ) || wp_has_consent( $this->value );
		/**
		 * Tells whether the visitor of this request has agreed to a purpose. For consent tools that do not know the WP Consent API.
		 *
		 * @param bool   $isAllowed
		 * @param string $purpose   `preferences`, `statistics` or `marketing`.
		 */
		return true === apply_filters( 'marketday_visitor_consent', $isAllowed, $this->value );
	}
}
