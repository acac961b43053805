<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

/** Says how a search was read where that is not as it was typed. */
final class SearchNote {
	/** @return string Plain text: what was searched for instead, and what was left out; '' where there is nothing to say. */
	public static function of( ResultPage $found, string $searched ): string {
		/* translators: 1: what was found instead, 2: what was searched for. */
		$corrected = '' === $found->corrected ? '' : sprintf( __( 'Showing results for “%1$s”. Nothing found for “%2$s”.', 'marketday' ), $found->corrected, $searched );
		return trim( $corrected . ' ' . self::leftOut( $found ) );
	}

	/** @return string Plain text; '' where products have all the words. */
	public static function leftOut( ResultPage $found ): string {
		return match ( true ) {
			! $found->isPartial || 0 === $found->total => '',
			[] === $found->leftOut                     => __( 'No product matches all of these words. Showing those that match some.', 'marketday' ),
			/* translators: %s: words that were searched for. */
			default                                    => sprintf( __( 'No product matches all of these words. Left out: %s.', 'marketday' ), implode( ', ', $found->leftOut ) ),
		};
	}
}
