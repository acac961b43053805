<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\ProductScreens;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\MeasureUnit;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Downloads\ProductFiles;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use WP_Post;

/** The box with price, SKU, stock and files for download on a product's editing screen; of a variable product, those of each variation. */
#[LoadsIf( 'admin', 'save_post_product' )]
final class ProductFieldsBox {
	private const NONCE = 'marketday_product_fields';

	public function __construct( private readonly CatalogueServices $catalogue ) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', [ $this, 'addBox' ] );
		// Before lookups are brought up to date.
		add_action( 'save_post_product', [ $this, 'save' ], 20 );
	}

	public function addBox(): void {
		add_meta_box( 'marketday-product', __( 'Price, stock and files', 'marketday' ), [ $this, 'print' ], 'product', 'normal', 'high' );
		remove_meta_box( 'postcustom', 'product', 'normal' );
	}

	public function print( WP_Post $post ): void {
		$record = $this->catalogue->records()->find( $post->ID );
		if ( null === $record ) {
			return;
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( 'product-fields', [
			'nonce'    => wp_nonce_field( self::NONCE, self::NONCE, true, false ),
			'symbol'   => $this->catalogue->settings()->currency()->symbol,
			'rows'     => array_map( [ $this, 'row' ], $this->editable( $record ) ),
			'hasMembers' => ProductType::Variable === $record->type,
			'isGroup'  => ProductType::Grouped === $record->type,
			'units'    => [ '' => __( 'None', 'marketday' ) ] + MeasureUnit::choices(),
			'states'   => [
				StockStatus::InStock->value     => __( 'In stock', 'marketday' ),
				StockStatus::OutOfStock->value  => __( 'Out of stock', 'marketday' ),
				StockStatus::OnBackorder->value => __( 'On backorder', 'marketday' ),
			],
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	public function save( int $id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		$fields = $_POST['marketday_product'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each field is read by its kind below.
		if ( ! is_string( $nonce ) || ! is_array( $fields ) || false === wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) ) {
			return;
		}
		$record = $this->catalogue->records()->find( $id );
		if ( null === $record ) {
			return;
		}
		$writer = $this->catalogue->writer();
		try {
			$writer->atomically( fn () => $this->saveAll( $writer, $record, wp_unslash( $fields ) ) );
		} catch ( StoreError $refusal ) {
			RefusalNotice::keep( $refusal->getMessage() . ' ' . __( 'Price, stock and files haven’t changed.', 'marketday' ) );
		}
	}

	/** @param array<array-key, mixed> $fields */
	private function saveAll( CatalogueWriter $writer, ProductRecord $record, array $fields ): void {
		foreach ( $this->editable( $record ) as $member ) {
			$given = $fields[ $member->id() ] ?? null;
			if ( is_array( $given ) ) {
				// Plain cleaning would take the encoded letters out of an address.
				$files = is_string( $given['files'] ?? null ) ? TypedFiles::readChanges( $member->id(), wp_check_invalid_utf8( $given['files'] ) ) : null;
				$texts = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? TextLine::of( (string) $value ) : '', $given );
				$writer->save( $this->draft( $member, $texts, $files ) );
			}
		}
	}

	/**
	 * @param array<array-key, string>                    $given
	 * @param list<array{name: string, url: string}>|null $files
	 */
	private function draft( ProductRecord $member, array $given, ?array $files ): ProductDraft {
		$decimal = static fn ( string $key ): string => str_replace( ',', '.', $given[ $key ] ?? '' );
		return new ProductDraft(
			id: $member->id(),
			variationOf: $member->isVariation() ? (int) $member->post->post_parent : null,
			sku: $given['sku'] ?? '',
			regularPrice: $decimal( 'regular' ),
			salePrice: $decimal( 'sale' ),
			stockStatus: StockStatus::tryFrom( $given['state'] ?? '' ),
			stockQuantity: $given['stock'] ?? '',
			measureAmount: isset( $given['measure'] ) ? Measure::readAmount( $given['measure'] ) : null,
			measureUnit: $given['unit'] ?? null,
			downloadable: null === $files ? null : [] !== $files,
			downloads: $files,
			downloadLimit: TypedFiles::number( $given['limit'] ?? null ),
			downloadExpiry: TypedFiles::number( $given['days'] ?? null )
		);
	}

	/** @return list<ProductRecord> */
	private function editable( ProductRecord $record ): array {
		return ProductType::Variable === $record->type ? $this->catalogue->records()->variationsOf( $record ) : [ $record ];
	}

	/** @return array<string, int|string> */
	private function row( ProductRecord $record ): array {
		$isCounted = $record->flag( '_manage_stock' );
		return [
			'id'      => $record->id(),
			'name'    => $record->isVariation() ? $record->post->post_excerpt ?: $record->post->post_title : $record->name(),
			'regular' => $record->text( '_regular_price' ),
			'sale'    => $record->text( '_sale_price' ),
			'sku'     => $record->text( '_sku' ),
			'stock'   => $isCounted ? $record->text( '_stock' ) : '',
			'state'   => $record->text( '_stock_status' ) ?: 'instock',
			'measure' => $record->text( Measure::AMOUNT ),
			'unit'    => $record->text( Measure::UNIT ),
			'files'   => TypedFiles::text( $record->id() ),
			'limit'   => (string) ProductFiles::limit( $record->id() ),
			'days'    => (string) ProductFiles::days( $record->id() ),
		];
	}
}
