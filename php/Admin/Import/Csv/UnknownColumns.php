<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\FileRefusedException;

/** Refuses a file whose types or prices stand in columns that are not known, before anything of it is written: they would be lost. */
final class UnknownColumns {
	/** Rows that are looked at. */
	private const SAMPLE = 200;

	private const TYPES = [ 'simple', 'variable', 'variation', 'grouped', 'external', 'virtual', 'downloadable' ];

	/** A word for price, as it begins in many languages. */
	private const PRICE = '/price|preis|prix|tarif|preci|prezz|preço|preco|prijs|cena|cijen|\bpris|hinta|\bár\b|preț|pret\b|τιμ|цен|ціна|fiyat|harga|giá|价|價|価格|가격|מחיר|سعر|kaina|hind/iu';

	/** Names of a column that says which variant of a product a row is. */
	private const VARIANTS = '/variant|variation|\bvariante|option ?(?:name|value|\d)|combination|configurable|item.?group|parent.?(?:child|age)/iu';

	public function __construct( private readonly CsvDocument $document ) {}

	/** @throws FileRefusedException */
	public function refuseLosses(): void {
		$header = $this->document->header;
		if ( [] === $header->unknown ) {
			return;
		}
		$hasType  = isset( $header->columns['type'] );
		$hasPrice = isset( $header->columns['regular_price'] );
		$cells    = $this->cells( array_keys( $header->unknown ) );
		$isAlone  = [] === preg_grep( '/^attribute:/', array_keys( $header->columns ) );
		foreach ( $cells as $number => $values ) {
			$name = $header->unknown[ $number ];
			if ( $isAlone && [] !== array_diff( $values, [ '0' ] ) && 1 === preg_match( self::VARIANTS, $name ) ) {
				/* translators: %s: name of a column. */
				throw new FileRefusedException( sprintf( __( 'The column "%s" looks like it names variants. List them as WooCommerce’s export does: Type, Parent, Attribute 1 name, Attribute 1 value(s) … Nothing was imported.', 'marketday' ), $name ) );
			}
			if ( ! $hasType && $this->areTypes( $values ) ) {
				/* translators: %s: name of a column. */
				throw new FileRefusedException( sprintf( __( 'The column "%s" looks like the product type. Rename it Type and try again. Nothing was imported.', 'marketday' ), $name ) );
			}
			if ( ! $hasPrice && $this->arePrices( $name, $values ) ) {
				/* translators: %s: name of a column. */
				throw new FileRefusedException( sprintf( __( 'The column "%s" looks like the price. Rename it Regular price and try again. Nothing was imported.', 'marketday' ), $name ) );
			}
		}
		if ( ! $hasType && ! $hasPrice && count( $header->unknown ) > count( $header->columns ) ) {
			throw new FileRefusedException( __(
				'We don’t recognise most of this file’s columns, including type and price. Export it with English column names (Type, SKU, Name, Regular price …). Nothing was imported.',
				'marketday'
			) );
		}
	}

	/**
	 * @param list<int> $numbers
	 * @return array<int, list<string>> Cells that are filled, by column.
	 */
	private function cells( array $numbers ): array {
		$filled = array_fill_keys( $numbers, [] );
		foreach ( $this->document->sample( self::SAMPLE ) as $cells ) {
			foreach ( $numbers as $number ) {
				$cell = trim( $cells[ $number ] ?? '' );
				if ( '' !== $cell ) {
					$filled[ $number ][] = $cell;
				}
			}
		}
		return $filled;
	}

	/** @param list<string> $values */
	private function areTypes( array $values ): bool {
		$words = array_merge( ...array_map( static fn ( string $cell ): array => array_map( 'trim', explode( ',', strtolower( $cell ) ) ), $values ) );
		return [] !== $words && [] === array_diff( $words, self::TYPES );
	}

	/** @param list<string> $values */
	private function arePrices( string $name, array $values ): bool {
		$amounts = preg_grep( '/^\p{Sc}?\s*\d[\d\s.,\']*\s*(?:\p{Sc}|[A-Za-z]{1,3}\.?)?$/u', $values ) ?: [];
		return [] !== $values && count( $amounts ) === count( $values )
			&& ( 1 === preg_match( self::PRICE, $name ) || [] !== preg_grep( '/[.,]\d{2}(?!\d)|\p{Sc}/u', $values ) );
	}
}
