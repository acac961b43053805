<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\Currency;

/** Reads a row into the fields of a product draft. Nothing is looked up in the shop and nothing is written. */
final class RowReader {
	/** @var list<FieldReader> */
	private readonly array $readers;

	public function __construct( FieldReader ...$readers ) {
		$this->readers = array_values( $readers );
	}

	public static function forShop( CsvDocument $document, Currency $currency ): self {
		$header   = $document->header;
		$decimals = new Decimals( $currency );
		return new self(
			new NameFields(),
			new PriceFields( $decimals, static fn (): DayOrder => DayOrder::of( $document ) ),
			new StockFields(),
			new MeasureFields( $decimals, $header, (string) get_option( 'woocommerce_weight_unit', 'kg' ), (string) get_option( 'woocommerce_dimension_unit', 'cm' ) ),
			new TermFields(),
			new AttributeFields(),
			new DeliveryFields(),
			new MetaFields()
		);
	}

	/** @throws RowRefusedException */
	public function read( CsvRow $row ): DraftFields {
		if ( $row->isTooWide ) {
			throw new RowRefusedException( __(
				'The row has more cells than there are columns. A quotation mark or separator is probably missing.',
				'marketday'
			) );
		}
		$warnings = new RowWarnings();
		foreach ( $row->contradictions as $key ) {
			/* translators: %s: name of a column. */
			$warnings->add( sprintf( __( 'The column "%s" appears twice with different values. The last was used.', 'marketday' ), str_replace( [ '_', ':' ], ' ', $key ) ) );
		}
		$fields   = [];
		foreach ( $this->readers as $reader ) {
			$fields += $reader->read( $row, $warnings );
		}
		return new DraftFields( $row, $fields, $warnings );
	}
}
