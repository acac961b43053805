<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

/** A chart as the island draws it: `Chart` of src/features/size-chart. */
final class ChartProps {
	/** @return array{title: string, unit: string, headings: string, rows: list<list<string>>, advice: string, picture: array{src: string, width: int, height: int, alt: string}|null} */
	public static function of( SizeChart $chart ): array {
		$rows = $chart->rows();
		return [
			'title'    => $chart->title(),
			'unit'     => ChartUnit::of( $rows )->value ?? '',
			'headings' => $chart->hasHeadingRow() ? 'row' : 'column',
			'rows'     => $rows,
			'advice'   => $chart->advice(),
			'picture'  => self::picture( (int) get_post_thumbnail_id( $chart->id() ), $chart->title() ),
		];
	}

	/** @return array{src: string, width: int, height: int, alt: string}|null */
	private static function picture( int $id, string $title ): ?array {
		$source = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		$text   = $id > 0 ? get_post_meta( $id, '_wp_attachment_image_alt', true ) : '';
		return false === $source ? null : [
			'src'    => (string) $source[0],
			'width'  => (int) $source[1],
			'height' => (int) $source[2],
			'alt'    => is_string( $text ) && '' !== trim( $text ) ? trim( $text ) : $title,
		];
	}
}
