<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Images;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\TimeBudgetExceededException;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;

/**
 * Turns what a file says of a picture into an attachment: an address, or the name of a file in the folder `pictures/`
 * beside the CSV or in the media library. A site that does not answer is asked twice in a run, not once per product.
 */
final class ImageFinder {
	private const PATIENCE = 2;

	/** @var array<string, int> Attachment by what the file said, in this step. */
	private array $found = [];

	/** @var list<int> Attachments this object added since they were last kept. */
	private array $added = [];

	/** @param array<string, int> $silent Failures by host, so far in the run. */
	public function __construct(
		private readonly MediaLibrary $library,
		private readonly ImageDownload $download,
		private readonly string $folder,
		private array $silent = [],
		private readonly float $deadline = INF
	) {}

	/**
	 * @throws ImageMissingException
	 * @throws TimeBudgetExceededException When another must be fetched and the step has no time left.
	 */
	public function find( string $name ): int {
		return $this->found[ $name ] ??= 1 === preg_match( '#^https?://#i', $name ) ? $this->byAddress( $name ) : $this->byName( $name );
	}

	/** The product that needed the pictures is written. */
	public function keep(): void {
		$this->added = [];
	}

	/** The product that needed the pictures is not written: those added for it go too. */
	public function forget(): void {
		foreach ( $this->added as $id ) {
			$this->library->remove( $id );
			$this->found = array_filter( $this->found, static fn ( int $found ): bool => $found !== $id );
		}
		$this->added = [];
	}

	/** @return array<string, int> Failures by host. */
	public function silentHosts(): array {
		return $this->silent;
	}

	private function byAddress( string $address ): int {
		$uploads = (string) wp_get_upload_dir()['baseurl'];
		$id      = str_starts_with( $address, $uploads . '/' ) ? $this->library->byFile( substr( $address, strlen( $uploads ) + 1 ) ) : 0;
		$id      = $id > 0 ? $id : $this->library->bySource( $address );
		return $id > 0 ? $id : $this->fetch( $address );
	}

	private function fetch( string $address ): int {
		$url  = esc_url_raw( $address, [ 'http', 'https' ] );
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		if ( ( $this->silent[ $host ] ?? 0 ) >= self::PATIENCE ) {
			/* translators: %s: host of pictures. */
			throw new ImageMissingException( sprintf( __( 'Pictures from %s weren’t fetched: it isn’t responding.', 'marketday' ), $host ) );
		}
		if ( [] !== $this->added && microtime( true ) > $this->deadline ) {
			throw new TimeBudgetExceededException();
		}
		try {
			$file = $this->download->fetch( $url );
		} catch ( ImageMissingException $missing ) {
			$this->silent[ $host ] = ( $this->silent[ $host ] ?? 0 ) + (int) $missing->getCode();
			throw $missing;
		}
		return $this->add( $file, rawurldecode( wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ), $address );
	}

	private function byName( string $name ): int {
		$id = $this->library->bySource( $name );
		if ( $id > 0 ) {
			return $id;
		}
		$path   = realpath( $this->folder . '/' . $name );
		$folder = realpath( $this->folder );
		if ( false !== $path && false !== $folder && str_starts_with( $path, $folder . DIRECTORY_SEPARATOR ) && is_file( $path ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			$copy = wp_tempnam( wp_basename( $path ) );
			try {
				DiskFile::copy( $path, $copy );
			} catch ( FileNotWrittenException $failure ) {
				/* translators: 1: picture, 2: why it is missing. */
				throw new ImageMissingException( sprintf( __( 'The picture %1$s couldn’t be saved: %2$s', 'marketday' ), $name, $failure->getMessage() ) );
			}
			return $this->add( $copy, wp_basename( $path ), $name );
		}
		$id = $this->library->byFile( $name );
		if ( 0 === $id ) {
			/* translators: %s: name of a file. */
			throw new ImageMissingException( sprintf( __( 'The picture %s isn’t beside the file or in the media library.', 'marketday' ), $name ) );
		}
		return $id;
	}

	private function add( string $file, string $name, string $source ): int {
		$id            = $this->library->add( $file, $name, $source );
		$this->added[] = $id;
		return $id;
	}
}
