<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

/** An address of a video: a file, or a page of YouTube or Vimeo. */
final class VideoLink {
	private const YOUTUBE = '~^https?://(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com/(?:watch\?(?:[^#]*&)?v=|embed/|shorts/|live/|v/)|youtu\.be/)([\w-]{11})(?![\w-])~i';
	private const VIMEO   = '~^https?://(?:www\.|player\.)?vimeo\.com/(?:video/|channels/[^/]+/|groups/[^/]+/videos/)?(\d{5,12})(?:[/?](?:h=)?([0-9a-f]{6,20})\b)?~i';

	private const FILES = [ 'mp4', 'm4v', 'mov', 'webm', 'ogv' ];

	/**
	 * Video for the gallery's island: `video` of a `GalleryImage` of src/features/product-gallery.
	 *
	 * @return array{from: string, page: string, player: string}|array{src: string}|null Null for what cannot be shown.
	 */
	public static function read( string $url ): ?array {
		if ( 1 === preg_match( self::YOUTUBE, $url, $found ) ) {
			return [
				'from'   => 'YouTube',
				'page'   => "https://youtu.be/{$found[1]}",
				'player' => "https://www.youtube-nocookie.com/embed/{$found[1]}?autoplay=1&rel=0",
			];
		}
		if ( 1 === preg_match( self::VIMEO, $url, $found ) ) {
			$key = $found[2] ?? '';
			return [
				'from'   => 'Vimeo',
				'page'   => "https://vimeo.com/{$found[1]}" . ( '' === $key ? '' : "/{$key}" ),
				'player' => "https://player.vimeo.com/video/{$found[1]}?autoplay=1&dnt=1" . ( '' === $key ? '' : "&h={$key}" ),
			];
		}
		$path   = wp_parse_url( $url, PHP_URL_PATH );
		$ending = strtolower( pathinfo( is_string( $path ) ? $path : '', PATHINFO_EXTENSION ) );
		$file   = esc_url_raw( $url, [ 'http', 'https' ] );
		return '' === $file || ! in_array( $ending, self::FILES, true ) ? null : [ 'src' => $file ];
	}
}
