<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

/** The video of a product, kept in post meta as WowStore keeps it, so that a shop that moves over has it. It never plays by itself. */
final class ProductVideo {
	public const META = '__wopb_product_video';

	public const FIRST       = 'first';
	public const AFTER_FIRST = 'after_first_image';
	public const LAST        = 'last';

	/**
	 * @param array{from: string, page: string, player: string}|array{src: string} $link
	 * @param int                                                                                $pictureId Shown before it plays; 0 for the product's own.
	 */
	private function __construct(
		public readonly array $link,
		public readonly int $pictureId,
		public readonly string $position,
		public readonly bool $repeats
	) {}

	/** Null where the product has none, or one that cannot be shown. */
	public static function of( int $productId ): ?self {
		$stored = self::readMeta( $productId );
		$link   = '' === $stored['url'] ? null : VideoLink::read( $stored['url'] );
		return null === $link ? null : new self( $link, (int) $stored['img_id'], $stored['single_position'], 'yes' === $stored['repeat'] );
	}

	/** @return array{url: string, img_id: string, single_position: string, repeat: string} */
	public static function readMeta( int $productId ): array {
		$stored = get_post_meta( $productId, self::META, true );
		$text   = static fn ( string $name ): string => is_array( $stored ) && is_scalar( $stored[ $name ] ?? null ) ? trim( (string) $stored[ $name ] ) : '';
		$place  = $text( 'single_position' );
		return [
			'url'             => $text( 'url' ),
			'img_id'          => ctype_digit( $text( 'img_id' ) ) ? $text( 'img_id' ) : '',
			// The first where nothing is said, as WowStore has it.
			'single_position' => in_array( $place, [ self::AFTER_FIRST, self::LAST ], true ) ? $place : self::FIRST,
			'repeat'          => 'yes' === $text( 'repeat' ) ? 'yes' : '',
		];
	}

	/**
	 * @template T
	 * @param list<T> $images
	 * @param T       $slide
	 * @return list<T>
	 */
	public function among( array $images, mixed $slide ): array {
		array_splice(
			$images,
			match ( $this->position ) {
				self::LAST        => count( $images ),
				self::AFTER_FIRST => min( 1, count( $images ) ),
				default           => 0,
			},
			0,
			[ $slide ]
		);
		return array_values( $images );
	}
}
