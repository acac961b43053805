<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

/** The rows of one handle: what the first says of the product, its variants, its pictures. */
final class ShopifyProduct {
	private int $row = 0;

	/** @var array<string, string> */
	private array $first = [];

	/** @var array<int, array<string, string>> By row. */
	private array $variants = [];

	/** @var list<array{int, string}> Position and address. */
	private array $pictures = [];

	public function __construct( public readonly string $handle ) {}

	/** @param array<string, string> $row */
	public function add( int $number, array $row ): void {
		if ( [] === $this->first ) {
			[ $this->row, $this->first ] = [ $number, $row ];
		}
		if ( '' !== ( $row['option1 value'] ?? '' ) . ( $row['price'] ?? '' ) . ( $row['sku'] ?? '' ) || $this->row === $number ) {
			$this->variants[ $number ] = $row;
		}
		if ( '' !== ( $row['image'] ?? '' ) ) {
			$this->pictures[] = [ (int) ( $row['image position'] ?? 0 ) ?: count( $this->pictures ) + 1, $row['image'] ];
		}
	}

	/** @return iterable<ShapedRow> */
	public function rows(): iterable {
		$options = $this->options();
		if ( [] === $options && count( $this->variants ) < 2 ) {
			yield new ShapedRow( $this->row, $this->buying( $this->first, 'simple' ) + $this->product() );
			return;
		}
		$parent = [
			'Type' => 'variable',
			'SKU'  => $this->parentSku(),
		] + $this->product();
		foreach ( $options as $place => $name ) {
			$parent += $this->attribute( $place, $name, array_map( static fn ( array $variant ): string => $variant[ "option{$place} value" ] ?? '', $this->variants ) );
		}
		yield new ShapedRow( $this->row, $parent );
		foreach ( $this->variants as $number => $variant ) {
			$cells = $this->buying( $variant, 'variation' ) + [
				'Parent'    => $this->parentSku(),
				'Published' => '1',
				'Images'    => ShapedRow::list( [ $variant['variant image'] ?? '' ] ),
			];
			foreach ( $options as $place => $name ) {
				$cells += $this->attribute( $place, $name, [ $variant[ "option{$place} value" ] ?? '' ] );
			}
			yield new ShapedRow( $number, $cells );
		}
	}

	/** @return array<int, string> Names by number; a product without variants has one that is called Title. */
	private function options(): array {
		$options = [];
		foreach ( [ 1, 2, 3 ] as $place ) {
			$name = $this->first[ "option{$place} name" ] ?? '';
			if ( '' !== $name && ! ( 'Title' === $name && 'Default Title' === ( $this->first[ "option{$place} value" ] ?? '' ) ) ) {
				$options[ $place ] = $name;
			}
		}
		return $options;
	}

	/**
	 * @param array<int, string> $values
	 * @return array<string, string>
	 */
	private function attribute( int $place, string $name, array $values ): array {
		return [
			"Attribute {$place} name"     => $name,
			"Attribute {$place} value(s)" => ShapedRow::list( array_values( array_unique( $values ) ) ),
			"Attribute {$place} visible"  => '1',
			"Attribute {$place} global"   => '0',
		];
	}

	/** @return array<string, string> What is said once, in the first row. */
	private function product(): array {
		usort( $this->pictures, static fn ( array $one, array $other ): int => $one[0] <=> $other[0] );
		$isHidden = in_array( strtolower( $this->first['status'] ?? '' ), [ 'draft', 'archived', 'unlisted' ], true )
			|| 'false' === strtolower( $this->first['published'] ?? '' );
		$type     = $this->first['type'] ?? '';
		return [
			'Name'        => $this->first['title'] ?? '',
			'slug'        => $this->handle,
			'Published'   => $isHidden ? '-1' : '1',
			'Description' => $this->first['description'] ?? '',
			'Categories'  => '' === $type ? str_replace( ',', '\\,', $this->first['category'] ?? '' ) : str_replace( ',', '\\,', $type ),
			'Brands'      => str_replace( ',', '\\,', $this->first['vendor'] ?? '' ),
			'Tags'        => $this->first['tags'] ?? '',
			'Images'      => ShapedRow::list( array_values( array_unique( array_column( $this->pictures, 1 ) ) ) ),
		];
	}

	/**
	 * Price and stock of a variant. Shopify's price is the one that is paid; another that is higher is the one before the sale.
	 *
	 * @param array<string, string> $row
	 * @return array<string, string>
	 */
	private function buying( array $row, string $type ): array {
		$price     = $row['price'] ?? '';
		$compare   = $row['compare'] ?? '';
		$isOnSale  = '' !== $compare && (float) str_replace( ',', '.', $compare ) > (float) str_replace( ',', '.', $price );
		$isCounted = ! isset( $row['tracker'] ) || '' !== $row['tracker'];
		return [
			'Type'                => $type . ( 'false' === strtolower( $row['shipping'] ?? '' ) ? ', virtual' : '' ),
			'SKU'                 => $row['sku'] ?? '',
			'GTIN'                => ltrim( $row['barcode'] ?? '', "'" ),
			'Regular price'       => $isOnSale ? $compare : $price,
			'Sale price'          => $isOnSale ? $price : '',
			'Tax status'          => 'false' === strtolower( $row['taxable'] ?? '' ) ? 'none' : 'taxable',
			'Stock'               => $isCounted ? $row['quantity'] ?? '' : '',
			'Backorders allowed?' => 'continue' === strtolower( $row['policy'] ?? '' ) ? '1' : '0',
			'Weight (g)'          => in_array( $row['grams'] ?? '', [ '', '0', '0.0' ], true ) ? '' : $row['grams'],
		];
	}

	/** The handle, as Shopify knows no SKU of a product with variants; another where a variant has it. */
	private function parentSku(): string {
		$taken = array_map( static fn ( array $variant ): string => mb_strtolower( $variant['sku'] ?? '' ), $this->variants );
		return in_array( mb_strtolower( $this->handle ), $taken, true ) ? "{$this->handle}-product" : $this->handle;
	}
}
