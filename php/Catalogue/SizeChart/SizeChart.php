<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** A chart as it is kept: the post type and the names of WowStore, so that a shop that moves over has its charts. */
final class SizeChart {
	public const POST_TYPE = 'wopb-size-chart';

	public const ROWS       = 'wopb_sc_column';
	/** `on`: the headings are the first row; '' the first column. */
	public const HEADINGS   = 'wopb_sc_heading_position';
	public const HIDE_TITLE = 'wopb_sc_hide_title';
	public const FOR_ALL    = 'wopb_sc_all_product';
	public const CATEGORIES = 'wopb_sc_category';
	public const INCLUDED   = 'wopb_sc_include_products';
	public const EXCLUDED   = 'wopb_sc_exclude_products';

	/** Meta of a product: the chart that was chosen for it. */
	public const OF_PRODUCT = 'wopb_size_chart_ids';

	public const MOST_ROWS    = 60;
	public const MOST_COLUMNS = 12;

	private function __construct( private readonly WP_Post $post ) {}

	public static function of( WP_Post $post ): self {
		return new self( $post );
	}

	/** Chart of whatever status; null where the id is not a chart's. */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && self::POST_TYPE === $post->post_type ? new self( $post ) : null;
	}

	public function id(): int {
		return $this->post->ID;
	}

	public function isPublished(): bool {
		return 'publish' === $this->post->post_status;
	}

	/** Title that shoppers read above it. */
	public function title(): string {
		$own = trim( wp_strip_all_tags( $this->post->post_title ) );
		return '' === $own || ! $this->showsTitle() ? __( 'Size chart', 'marketday' ) : $own;
	}

	public function showsTitle(): bool {
		return '' === $this->text( self::HIDE_TITLE );
	}

	public function hasHeadingRow(): bool {
		return ! metadata_exists( 'post', $this->post->ID, self::HEADINGS ) || '' !== $this->text( self::HEADINGS );
	}

	public function isForAll(): bool {
		return in_array( $this->text( self::FOR_ALL ), [ '1', 'on', 'yes', 'true' ], true );
	}

	/** @return list<int> Term ids. */
	public function categories(): array {
		return $this->ids( self::CATEGORIES );
	}

	/** @return list<int> */
	public function includedIds(): array {
		return $this->ids( self::INCLUDED );
	}

	/** @return list<int> */
	public function excludedIds(): array {
		return $this->ids( self::EXCLUDED );
	}

	/** Advice on how to measure: safe HTML, '' for none. */
	public function advice(): string {
		return trim( (string) preg_replace( '/\s*\R\s*/u', ' ', wp_kses_post( wpautop( $this->post->post_content ) ) ) );
	}

	/** @return list<list<string>> Equally long rows of plain text; none where the table is only what a new chart begins with. */
	public function rows(): array {
		$stored = get_post_meta( $this->post->ID, self::ROWS, true );
		$rows   = [];
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MOST_ROWS ) : [] as $cells ) {
			$rows[] = array_map( self::plain( ... ), array_values( array_slice( is_array( $cells ) ? $cells : [], 0, self::MOST_COLUMNS ) ) );
		}
		$widest = [] === $rows ? 0 : max( array_map( 'count', $rows ) );
		return 0 === $widest || self::saysNothing( $rows ) ? [] : array_map( static fn ( array $cells ): array => array_pad( $cells, $widest, '' ), $rows );
	}

	/** One line of text: '< 86' is text too, and escaped where it is printed. */
	public static function plain( mixed $cell ): string {
		$text = is_scalar( $cell ) ? wp_check_invalid_utf8( (string) $cell ) : '';
		return trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', $text ) );
	}

	/**
	 * WowStore's new tables say 'Title' above and 'Content' below, in the site's language.
	 *
	 * @param non-empty-list<list<string>> $rows
	 */
	private static function saysNothing( array $rows ): bool {
		$above = array_unique( $rows[0] );
		$below = array_unique( array_merge( [], ...array_slice( $rows, 1 ) ) );
		return count( $above ) < 2 && count( $below ) < 2 && ( count( $rows[0] ) > 1 || '' === implode( '', [ ...$above, ...$below ] ) );
	}

	private function text( string $name ): string {
		$value = get_post_meta( $this->post->ID, $name, true );
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	/** @return list<int> */
	private function ids( string $name ): array {
		$stored = get_post_meta( $this->post->ID, $name, true );
		return array_values( array_filter(
			array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $stored ) ? $stored : [] ),
			static fn ( int $id ): bool => $id > 0
		) );
	}
}
