<?php

declare( strict_types=1 );

namespace Marketday\Rules\WordPress\Sniffs\DB;

use WordPressCS\WordPress\Sniffs\DB\PreparedSQLPlaceholdersSniff as WordPressSniff;

/** WordPress's rule on the placeholders of a statement, which knows that of a name too: `%i` is younger than the rule. */
final class PreparedSQLPlaceholdersSniff extends WordPressSniff {
	/** @param string $string */
	public function strip_quotes( $string ): string {
		return (string) preg_replace( '/(?<!%)%i\b/', '%s', parent::strip_quotes( $string ) );
	}
}
