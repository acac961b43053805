<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Row\RowReader;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StoreError;

/** The second pass: groups, upsells and cross-sells to products that came later in the file. */
final class LinkWriter {
	public function __construct(
		private readonly CatalogueWriter $writer,
		private readonly ProductFinder $finder,
		private readonly Links $links,
		private readonly RowReader $rows
	) {}

	/** @return list<string> Remarks. */
	public function write( CsvRow $row, bool $hasPictures ): array {
		try {
			$fields = $this->rows->read( $row );
			$id     = $this->finder->existing( $fields );
			$found  = $this->links->of( $row );
			if ( $id > 0 ) {
				$metas = $this->finder->notes( $fields, 0, $hasPictures && $found->areComplete() );
				$this->writer->save( new ProductDraft(
					id: $id,
					groupedIds: $found->ids['groupedIds'] ?? null,
					upsellIds: $found->ids['upsellIds'] ?? null,
					crossSellIds: $found->ids['crossSellIds'] ?? null,
					meta: $metas
				) );
			}
			return array_map(
				/* translators: %s: SKU or id of a product. */
				static fn ( string $name ): string => sprintf( __( 'The linked product "%s" was skipped, so the link is missing.', 'marketday' ), $name ),
				$found->later
			);
		} catch ( RowRefusedException | StoreError $refused ) {
			return [ $refused->getMessage() ];
		}
	}
}
