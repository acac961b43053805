<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Kernel\Text\TextLine;

/** Categories and brands as paths (`Clothing > Hoodies, Sale`), and tags. Variations have none of their own. */
final class TermFields implements FieldReader {
	public function read( CsvRow $row, RowWarnings $warnings ): array {
		if ( $row->isVariation() ) {
			return [];
		}
		return [
			'categories' => $this->paths( $row->items( 'categories' ) ),
			'brands'     => $this->paths( $row->items( 'brands' ) ),
			'tags'       => $this->names( $row->items( 'tags' ) ),
		];
	}

	/**
	 * @param list<string>|null $items
	 * @return list<non-empty-list<string>>|null
	 */
	private function paths( ?array $items ): ?array {
		if ( null === $items ) {
			return null;
		}
		$paths = [];
		foreach ( $items as $item ) {
			$names = (array) $this->names( explode( '>', html_entity_decode( $item, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
			if ( [] !== $names ) {
				$paths[ implode( "\0", $names ) ] = $names;
			}
		}
		return array_values( $paths );
	}

	/**
	 * @param list<string>|null $names
	 * @return list<string>|null
	 */
	private function names( ?array $names ): ?array {
		if ( null === $names ) {
			return null;
		}
		$names = array_map(
			static fn ( string $name ): string => mb_substr( TextLine::of( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), 0, 200 ),
			$names
		);
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}
}
