<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Row\DraftFields;
use Marketday\Admin\Import\Row\RowReader;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\ProductType;

/** Reads a group's rows and finds them in the shop; refuses it whole before anything is written. */
final class ProductGroupInspector {
	public function __construct(
		private readonly RowReader $rows,
		private readonly ProductFinder $finder,
		private readonly ProductGroupReader $groups,
		private readonly Links $links,
		private readonly Catalogue $catalogue,
		/** The file has no known price, and columns that are not known. */
		private readonly bool $mayLosePrices = false
	) {}

	/**
	 * @return list<ProductGroupMember> The parent first where it is in the file.
	 * @throws ProductGroupRefusedException
	 */
	public function inspect( ProductGroup $group ): array {
		$parent     = null === $group->parent
			? null
			: $this->member( $group->parent, fn ( CsvRow $row ): ProductGroupMember => $this->parent( $row, [] !== $group->variations ) );
		$parentId   = null === $parent ? $this->absentParent( $group ) : $parent->id;
		$stored     = $this->storedParent( $parentId );
		$variations = [];
		foreach ( $group->variations as $row ) {
			$variations[] = $this->member( $row, fn ( CsvRow $row ): ProductGroupMember => $this->variation( $row, $parentId, null === $parent ? $stored : null ) );
		}
		if ( null === $parent ) {
			return $variations;
		}
		( new ProductGroupAttributes() )->complete(
			$parent->fields,
			array_map( static fn ( ProductGroupMember $member ): DraftFields => $member->fields, $variations ),
			$parentId > 0 ? $stored->chosenBy() : []
		);
		return [ $parent, ...$variations ];
	}

	/** The id of the parent that is in the shop and not in the file. */
	public function absentParent( ProductGroup $group ): int {
		$row = $group->variations[0];
		return $this->attempt(
			$row,
			function () use ( $group ): int {
				if ( '' === $group->absentParent ) {
					throw new RowRefusedException( __( 'The variation has no parent.', 'marketday' ) );
				}
				$id = $this->links->find( $group->absentParent );
				if ( 0 === $id ) {
					/* translators: %s: SKU or id of a product. */
					throw new RowRefusedException( sprintf( __( 'Its parent "%s" isn’t in the file or the shop.', 'marketday' ), $group->absentParent ) );
				}
				$this->storedParent( $id )->requireVariable();
				return $id;
			}
		);
	}

	private function storedParent( int $id ): StoredParent {
		return new StoredParent( $id, $this->catalogue->attributeTaxonomies() );
	}

	/** @param callable(CsvRow): ProductGroupMember $read */
	private function member( CsvRow $row, callable $read ): ProductGroupMember {
		return $this->attempt(
			$row,
			function () use ( $row, $read ): ProductGroupMember {
				$earlier = $this->groups->earlierRowOf( $row );
				if ( $earlier > 0 ) {
					/* translators: %d: number of a row. */
					throw new RowRefusedException( sprintf( __( 'Its SKU or ID is already in row %d.', 'marketday' ), $earlier ) );
				}
				return $read( $row );
			}
		);
	}

	private function parent( CsvRow $row, bool $hasVariations ): ProductGroupMember {
		$fields = $this->rows->read( $row );
		$type   = $fields->type();
		if ( $hasVariations && null !== $type && ProductType::Variable !== $type ) {
			/* translators: %s: type of a product. */
			throw new RowRefusedException( sprintf( __( 'It’s a %s product, but other rows are its variations. Its type must be variable.', 'marketday' ), $type->value ) );
		}
		$id = $this->finder->existing( $fields );
		$this->hintAtKnownId( $fields, $id );
		if ( 0 === $id ) {
			$this->prepareNew( $fields, $hasVariations ? ProductType::Variable : ProductType::Simple );
		} elseif ( $hasVariations && null === $type ) {
			$fields->set( 'type', ProductType::Variable );
		}
		return new ProductGroupMember( $fields, $id, $id > 0 ? $this->finder->isWritten( $row, $id ) : 'no' );
	}

	private function prepareNew( DraftFields $fields, ProductType $type ): void {
		if ( null === $fields->name() ) {
			throw new RowRefusedException( __( 'The product has no name, and no product in the shop has its SKU.', 'marketday' ) );
		}
		if ( null === $fields->type() ) {
			$fields->set( 'type', $type );
		}
		if ( '' === $fields->row->textOrEmpty( 'published' ) ) {
			$fields->set( 'status', 'publish' );
		}
		if ( ! in_array( $fields->type(), [ ProductType::Variable, ProductType::Grouped ], true ) ) {
			$this->holdBack( $fields, 'draft' );
		}
	}

	/** Its SKU is new, yet an earlier import made a product of its ID: the SKU has been changed, most likely. */
	private function hintAtKnownId( DraftFields $fields, int $id ): void {
		$known = 0 === $id ? $this->finder->bySourceId( (int) $fields->row->textOrEmpty( 'id' ) ) : 0;
		if ( $known > 0 ) {
			$fields->warnings->add( sprintf(
				/* translators: 1: ID in the file, 2: name of a product, 3: its SKU. */
				__( 'Its ID %1$s was imported before as "%2$s" (SKU %3$s). The SKU is different, so this became another product. If they’re the same, delete one.', 'marketday' ),
				$fields->row->textOrEmpty( 'id' ),
				html_entity_decode( wp_strip_all_tags( get_the_title( $known ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				(string) get_post_meta( $known, '_sku', true )
			) );
		}
	}

	/** Holds back from publication what has lost its price. */
	private function holdBack( DraftFields $fields, string $status ): void {
		if ( $this->mayLosePrices ) {
			$fields->set( 'status', $status );
			$fields->warnings->add( __( 'It wasn’t published: no column looks like its price.', 'marketday' ) );
		}
	}

	private function variation( CsvRow $row, int $parentId, ?StoredParent $stored ): ProductGroupMember {
		$fields = $this->rows->read( $row );
		if ( null !== $stored ) {
			$stored->requireAttributesOf( $fields );
			$fields->set( 'attributes', ( new ProductGroupAttributes() )->spellAs( $fields->attributes(), $stored->variationAttributes() ) );
		}
		$id = $this->finder->existing( $fields, $parentId );
		$this->hintAtKnownId( $fields, $id );
		if ( 0 === $id && [] === ( $fields->attributes() ?? [] ) ) {
			throw new RowRefusedException( __( 'The variation has no attribute, so no one could choose it.', 'marketday' ) );
		}
		if ( 0 === $id && '' === $row->textOrEmpty( 'published' ) ) {
			$fields->set( 'status', 'publish' );
		}
		if ( 0 === $id ) {
			$this->holdBack( $fields, 'private' );
		}
		return new ProductGroupMember( $fields, $id, $id > 0 ? $this->finder->isWritten( $row, $id ) : 'no' );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function attempt( CsvRow $row, callable $work ): mixed {
		try {
			return $work();
		} catch ( RowRefusedException $refused ) {
			throw new ProductGroupRefusedException( $row, $refused->getMessage() );
		}
	}
}
