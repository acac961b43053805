<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use WP_Error;

/** The demo shop's pictures as attachments: those the products brought along are found, others are added once. */
final class Pictures {
	/** Where an attachment came from; the product import notes the same. */
	private const SOURCE = '_wc_attachment_source';

	/** @var array<string, int> */
	private array $ids = [];

	public function __construct( private readonly string $folder ) {}

	/** @param string $name File name, such as `banner.webp`. */
	public function id( string $name ): int {
		return $this->ids[ $name ] ??= $this->find( $name ) ?: $this->add( $name );
	}

	/** Address from the site's root, so that the site can move to another port. */
	public function address( string $name ): string {
		return wp_make_link_relative( (string) wp_get_attachment_url( $this->id( $name ) ) );
	}

	/**
	 * Adds a drawing as the site's logo. WordPress takes no SVG uploads, so the file is put in place by hand: it is our own.
	 */
	public function addDrawing( string $file, int $size ): int {
		$name = basename( $file );
		$id   = $this->find( $name );
		if ( $id > 0 ) {
			return $id;
		}
		$uploads = wp_upload_dir();
		$target  = wp_unique_filename( $uploads['path'], $name );
		copy( $file, $uploads['path'] . '/' . $target );
		$id = wp_insert_attachment(
			[
				'post_title'     => get_option( 'blogname' ),
				'post_mime_type' => 'image/svg+xml',
				'guid'           => $uploads['url'] . '/' . $target,
			],
			$uploads['path'] . '/' . $target
		);
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => $size,
				'height' => $size,
				'file'   => ltrim( $uploads['subdir'] . '/' . $target, '/' ),
			]
		);
		update_post_meta( $id, self::SOURCE, $name );
		return $id;
	}

	private function find( string $name ): int {
		$found = get_posts(
			[
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'meta_key'       => self::SOURCE,
				'meta_value'     => $name,
				'fields'         => 'ids',
				'posts_per_page' => 1,
			]
		);
		return (int) ( $found[0] ?? 0 );
	}

	private function add( string $name ): int {
		foreach ( [ 'file', 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/{$part}.php";
		}
		$copy = wp_tempnam( $name );
		if ( ! is_file( "{$this->folder}/{$name}" ) || ! copy( "{$this->folder}/{$name}", $copy ) ) {
			throw new RuntimeException( "The picture demo/pictures/{$name} is missing." );
		}
		$id = media_handle_sideload(
			[
				'name'     => $name,
				'tmp_name' => $copy,
			]
		);
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( "The picture demo/pictures/{$name} could not be stored: {$id->get_error_message()}" );
		}
		update_post_meta( $id, self::SOURCE, $name );
		return $id;
	}
}
