<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\Place;
use Marketday\Kernel\DiskFile;

/** Rows whose links could not be made yet, kept on disk until every product is there. */
final class LinkQueue {
	private const LENGTH = 13;

	private readonly string $file;

	public function __construct( string $folder ) {
		$this->file = $folder . '/links';
	}

	public function add( Place $place, bool $hasPictures ): void {
		DiskFile::append( $this->file, pack( 'JNC', $place->offset, $place->row, $hasPictures ? 1 : 0 ) );
	}

	/** @return array{place: Place, hasPictures: bool}|null */
	public function at( int $number ): ?array {
		$bytes = is_file( $this->file ) ? (string) file_get_contents( $this->file, false, null, $number * self::LENGTH, self::LENGTH ) : '';
		if ( self::LENGTH !== strlen( $bytes ) ) {
			return null;
		}
		/** @var array{offset: int, row: int, pictures: int} $numbers */
		$numbers = unpack( 'Joffset/Nrow/Cpictures', $bytes );
		return [
			'place'       => new Place( $numbers['offset'], $numbers['row'] ),
			'hasPictures' => 1 === $numbers['pictures'],
		];
	}
}
