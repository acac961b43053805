<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Images\ImageFinder;
use Marketday\Admin\Import\Images\ImageMissingException;
use Marketday\Admin\Import\TimeBudgetExceededException;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\StoreError;
use Throwable;

/** Writes a group whole or not at all. Pictures are fetched before the transaction and go again when it fails. */
final class ProductGroupWriter {
	public function __construct(
		private readonly CatalogueWriter $writer,
		private readonly ProductGroupInspector $inspector,
		private readonly ProductFinder $finder,
		private readonly ImageFinder $pictures,
		private readonly Links $links,
		private readonly NameTwins $twins,
		private readonly bool $isDryRun
	) {}

	/**
	 * @return list<RowOutcome> One for each row.
	 * @throws TimeBudgetExceededException
	 */
	public function write( ProductGroup $group ): array {
		try {
			$members = $this->inspector->inspect( $group );
			if ( $this->areAll( $members, 'yes' ) ) {
				return $this->outcomes( $members, RowOutcome::UNCHANGED );
			}
			$this->gather( $members );
			if ( $this->isNothingNew( $members ) ) {
				return $this->outcomes( $members, RowOutcome::UNCHANGED );
			}
			return $this->isDryRun ? $this->outcomes( $members ) : $this->save( $group, $members );
		} catch ( ProductGroupRefusedException $refused ) {
			$this->pictures->forget();
			return $this->refusals( $group, $refused );
		}
	}

	/**
	 * @param list<ProductGroupMember> $members
	 * @return list<RowOutcome>
	 */
	private function save( ProductGroup $group, array $members ): array {
		$parentId = null === $group->parent ? $this->inspector->absentParent( $group ) : 0;
		$current  = $members[0]->fields->row;
		try {
			$this->writer->atomically(
				function () use ( $members, $parentId, &$current ): void {
					foreach ( $members as $member ) {
						$current  = $member->fields->row;
						$id       = $this->saveMember( $member, $parentId );
						$parentId = $current->isVariation() ? $parentId : $id;
					}
				}
			);
		} catch ( Throwable $failure ) {
			throw new ProductGroupRefusedException( $current, $this->sentenceOf( $failure ) );
		}
		$this->pictures->keep();
		return $this->outcomes( $members );
	}

	private function saveMember( ProductGroupMember $member, int $parentId ): int {
		$fields = $member->fields;
		$fields->set( 'id', $member->id > 0 ? $member->id : null );
		if ( $fields->row->isVariation() ) {
			$fields->set( 'variationOf', $parentId );
		}
		foreach ( $member->links->ids ?? [] as $field => $ids ) {
			$fields->set( $field, $ids );
		}
		$fields->addMetas( $this->finder->notes( $fields, $fields->row->isVariation() ? $parentId : 0, $member->isComplete() ) );
		return $this->writer->save( $fields->draft() );
	}

	/**
	 * Pictures and linked products of each row; what is missing is a remark.
	 *
	 * @param list<ProductGroupMember> $members
	 */
	private function gather( array $members ): void {
		foreach ( $members as $member ) {
			$row           = $member->fields->row;
			$member->links = $this->links->of( $row );
			foreach ( $member->links->missing as $name ) {
				/* translators: %s: SKU or id of a product. */
				$member->fields->warnings->add( sprintf( __( 'The linked product "%s" isn’t in the file or the shop.', 'marketday' ), $name ) );
			}
			foreach ( $this->twins->remarks( $member->fields ) as $remark ) {
				$member->fields->warnings->add( $remark );
			}
			$member->hasPictures = $this->isDryRun || $this->findPictures( $member );
		}
	}

	private function findPictures( ProductGroupMember $member ): bool {
		$row      = $member->fields->row;
		$pictures = $row->items( 'images' ) ?? [];
		$ids      = [];
		$all      = true;
		foreach ( $pictures as $picture ) {
			try {
				$ids[] = $this->pictures->find( $picture );
			} catch ( ImageMissingException $missing ) {
				$member->fields->warnings->add( $missing->getMessage() );
				$all = false;
			}
		}
		$member->fields->set( 'imageIds', [] === $ids ? null : array_values( array_unique( $ids ) ) );
		return $all;
	}

	/**
	 * Every row is in the shop but for pictures or links, and those are missing still.
	 *
	 * @param list<ProductGroupMember> $members
	 */
	private function isNothingNew( array $members ): bool {
		foreach ( $members as $member ) {
			if ( 'no' === $member->written || ( 'partly' === $member->written && $member->isComplete() && ! $this->isDryRun ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param list<ProductGroupMember> $members */
	private function areAll( array $members, string $written ): bool {
		return [] === array_filter( $members, static fn ( ProductGroupMember $member ): bool => $written !== $member->written );
	}

	/**
	 * @param list<ProductGroupMember> $members
	 * @return list<RowOutcome>
	 */
	private function outcomes( array $members, ?string $result = null ): array {
		return array_map(
			static fn ( ProductGroupMember $member ): RowOutcome => $member->outcome( $result ?? ( $member->id > 0 ? RowOutcome::UPDATED : RowOutcome::CREATED ) ),
			$members
		);
	}

	/** @return list<RowOutcome> */
	private function refusals( ProductGroup $group, ProductGroupRefusedException $refused ): array {
		return array_map(
			static function ( CsvRow $row ) use ( $refused ): RowOutcome {
				$reason = $row->number === $refused->culprit->number
					? $refused->getMessage()
					/* translators: %d: number of a row. */
					: sprintf( __( 'Skipped because row %d, part of the same product, can’t be imported.', 'marketday' ), $refused->culprit->shownNumber );
				return new RowOutcome( $row, RowOutcome::FAILED, [ $reason ] );
			},
			$group->rows()
		);
	}

	private function sentenceOf( Throwable $failure ): string {
		if ( $failure instanceof StoreError ) {
			return $failure->getMessage();
		}
		/* translators: %s: an error message. */
		return sprintf( __( 'It couldn’t be saved: %s', 'marketday' ), $failure->getMessage() );
	}
}
