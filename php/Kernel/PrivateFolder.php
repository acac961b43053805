<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;

/**
 * A folder in the uploads folder whose files the server must not give out by itself. Apache and its kin read `.htaccess`; for other
 * servers Tools > Site Health asks for a file in it, as a stranger would, and says what to set where it comes.
 */
final class PrivateFolder {
	/** Writes what closes the folder, where it is not yet there. */
	public static function close( string $folder ): void {
		$files = [
			'index.html' => '',
			'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		];
		foreach ( wp_mkdir_p( $folder ) ? $files : [] as $name => $content ) {
			if ( ! is_file( "{$folder}/{$name}" ) && wp_is_writable( $folder ) ) {
				self::write( "{$folder}/{$name}", $content );
			}
		}
	}

	/** Half of it would have a server refuse to read all of its folder; the next look tries again. */
	private static function write( string $path, string $content ): void {
		try {
			DiskFile::replace( $path, $content );
		} catch ( FileNotWrittenException ) {
			return;
		}
	}

	/**
	 * Adds the folder to Site Health.
	 *
	 * @param Closure(): string $label  Asked when the list is drawn: texts cannot be translated before `init`.
	 * @param Closure(): string $folder
	 */
	public static function watch( string $id, Closure $label, Closure $folder ): void {
		SiteHealth::add(
			$id,
			$label,
			static fn (): Finding => self::test( $label(), $folder() ),
			static fn (): string => __( 'Security', 'marketday' )
		);
	}

	private static function test( string $label, string $folder ): Finding {
		$uploads = wp_upload_dir( null, false );
		$url     = str_starts_with( $folder, $uploads['basedir'] . '/' ) ? $uploads['baseurl'] . substr( $folder, strlen( $uploads['basedir'] ) ) : '';
		$status  = '' !== $url && is_file( "{$folder}/index.html" )
			? (int) wp_remote_retrieve_response_code( wp_remote_get( "{$url}/index.html", [ 'timeout' => 5 ] ) )
			: 403;
		$place   = (string) wp_parse_url( "{$url}/", PHP_URL_PATH );
		$advice  = match ( true ) {
			200 === $status => '<p>' . esc_html__(
				'Anyone who knows their addresses can open the files in this folder. On nginx, add this to its configuration. On other servers, block the folder in the same way.',
				'marketday'
			) . '</p><pre>'
				. esc_html( "location ^~ {$place} {\n    internal;\n}" ) . '</pre>',
			0 === $status   => '<p>' . esc_html__(
				'We couldn’t check whether the files in this folder are public.',
				'marketday'
			) . '</p>',
			default         => '<p>' . esc_html__( 'The files in this folder are private.', 'marketday' ) . '</p>',
		};
		/* translators: %s: what a folder holds */
		$closed = sprintf( __( '%s: the folder is private', 'marketday' ), $label );
		return match ( $status ) {
			/* translators: %s: what a folder holds */
			200     => Finding::critical( sprintf( __( '%s: the folder is public', 'marketday' ), $label ), $advice ),
			0       => Finding::recommended( $closed, $advice ),
			default => Finding::good( $closed, $advice ),
		};
	}
}
