<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Closure;

/** A kind of mail that the site sends, with a way to see one of nobody's data. */
final class EmailSample {
	/**
	 * @param string                 $id    In lower case with hyphens: `order-processing`.
	 * @param Closure(): WrittenEmail $write
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		private readonly Closure $write
	) {}

	public function write(): WrittenEmail {
		return ( $this->write )();
	}
}
