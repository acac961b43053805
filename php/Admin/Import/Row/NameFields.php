<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Text\TextLine;

/** Name and kind of the product: type, names, texts, where it is seen. */
final class NameFields implements FieldReader {
	private const STATUSES = [
		'1'       => 'publish',
		'true'    => 'publish',
		'publish' => 'publish',
		'0'       => 'private',
		'private' => 'private',
		'-1'      => 'draft',
		'false'   => 'draft',
		'draft'   => 'draft',
		'2'       => 'draft',
		'pending' => 'draft',
	];

	public function read( CsvRow $row, RowWarnings $warnings ): array {
		$isVariation = $row->isVariation();
		$fields      = [
			'type'        => $this->type( $row ),
			'sku'         => CellReader::code( $row, 'sku' ),
			'gtin'        => CellReader::code( $row, 'gtin' ),
			'name'        => $this->name( $row, $warnings ),
			'status'      => $this->status( $row, $isVariation, $warnings ),
			'description' => $this->html( $row, 'description', $warnings ),
			'position'    => CellReader::whole( $row, 'position' ),
		];
		return $isVariation ? $fields : $fields + [
			'slug'             => $this->slug( $row ),
			'featured'         => CellReader::boolean( $row, 'featured' ),
			'visibility'       => $this->visibility( $row ),
			'shortDescription' => $this->html( $row, 'short_description', $warnings ),
			'reviewsAllowed'   => CellReader::boolean( $row, 'reviews_allowed' ),
			'purchaseNote'     => $this->html( $row, 'purchase_note', $warnings ),
		];
	}

	/** The end of its address; WordPress frees one that is taken. */
	private function slug( CsvRow $row ): ?string {
		$slug = sanitize_title( $row->textOrEmpty( 'slug' ) );
		return '' === $slug ? null : $slug;
	}

	private function type( CsvRow $row ): ?ProductType {
		$types = array_map( 'strtolower', $row->items( 'type' ) ?? [] );
		$kinds = array_values( array_diff( $types, [ 'virtual', 'downloadable' ] ) );
		if ( $row->isVariation() && in_array( $kinds, [ [], [ 'variation' ] ], true ) ) {
			return null;
		}
		if ( [] === $kinds ) {
			return [] === $types ? null : ProductType::Simple;
		}
		$type = 1 === count( $kinds ) ? ProductType::tryFrom( $kinds[0] ) : null;
		if ( null === $type ) {
			/* translators: %s: a product type. */
			throw new RowRefusedException( sprintf( __( 'We don’t recognise the product type "%s". Use simple, variable, variation, grouped or external.', 'marketday' ), implode( ', ', $kinds ) ) );
		}
		return $type;
	}

	/** Names are text: markup is taken out, and said. */
	private function name( CsvRow $row, RowWarnings $warnings ): ?string {
		$cell = $row->text( 'name' );
		if ( null === $cell || '' === $cell ) {
			return null;
		}
		$decoded = html_entity_decode( $cell, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$isPlain = ! TextLine::hasMarkup( $decoded );
		$name    = TextLine::of( $decoded );
		if ( '' === $name ) {
			throw new RowRefusedException( __( 'The name is only markup. A product needs a name in words.', 'marketday' ) );
		}
		if ( ! $isPlain ) {
			/* translators: %s: a product's name. */
			$warnings->add( sprintf( __( 'The name contained markup and was imported as the text "%s".', 'marketday' ), $name ) );
		}
		if ( mb_strlen( $name ) > 250 ) {
			throw CellReader::refuse( 'name', mb_substr( $name, 0, 40 ) . '…', __( 'can have up to 250 characters', 'marketday' ) );
		}
		return $name;
	}

	private function status( CsvRow $row, bool $isVariation, RowWarnings $warnings ): ?string {
		$cell = strtolower( $row->textOrEmpty( 'published' ) );
		if ( '' === $cell ) {
			return null;
		}
		$status = self::STATUSES[ $cell ] ?? throw CellReader::refuse( 'published', $cell, __( 'must be 1 (published), 0 (private) or -1 (draft)', 'marketday' ) );
		if ( in_array( $cell, [ '2', 'pending' ], true ) ) {
			$warnings->add( __( 'The product is pending review in the file, so it was imported as a draft.', 'marketday' ) );
		}
		// A variation of a draft is written as a draft too; it has no such state of its own.
		return $isVariation && 'draft' === $status ? 'publish' : $status;
	}

	private function visibility( CsvRow $row ): ?string {
		$cell = strtolower( $row->textOrEmpty( 'visibility' ) );
		if ( '' === $cell ) {
			return null;
		}
		if ( ! in_array( $cell, [ 'visible', 'catalog', 'search', 'hidden' ], true ) ) {
			throw CellReader::refuse( 'visibility in catalog', $cell, __( 'must be visible, catalog, search or hidden', 'marketday' ) );
		}
		return $cell;
	}

	/** Safe HTML; line breaks come as `\n`, and a written `\n` as `\\n`. */
	private function html( CsvRow $row, string $key, RowWarnings $warnings ): ?string {
		$cell = $row->text( $key );
		if ( null === $cell ) {
			return null;
		}
		$text = strtr(
			$cell,
			[
				'\\\\n' => '\\n',
				'\\n'   => "\n",
			]
		);
		$safe = SafeHtml::of( $text );
		if (
			substr_count( $safe, '<' ) < substr_count( $text, '<' )
			&& 1 === preg_match( '/<(script|style|iframe|form|object|embed|input)\b|\son\w+\s*=/i', $text )
		) {
			/* translators: %s: name of a column. */
			$warnings->add( sprintf( __( 'Markup that isn’t allowed was removed from the %s.', 'marketday' ), str_replace( '_', ' ', $key ) ) );
		}
		return $safe;
	}
}
