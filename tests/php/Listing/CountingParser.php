<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use WP_Block_Parser;

/** WordPress's parser of blocks, which remembers what it was given. */
final class CountingParser extends WP_Block_Parser {
	/** @var list<string> */
	public static array $documents = [];

	/**
	 * @param string $document
	 * @return array<int, array<string, mixed>>
	 */
	public function parse( $document ) {
		self::$documents[] = $document;
		return parent::parse( $document );
	}

	public static function times( string $document ): int {
		return count( array_keys( self::$documents, $document, true ) );
	}
}
