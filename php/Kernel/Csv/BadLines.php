<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** Price of a line whose letters or quotation marks are broken. It is never changed unsaid: who reads a file chooses. */
enum BadLines {
	/** Nothing of the file is taken: a sentence names the line. */
	case RefuseFile;

	/** The file is read without it: the reader tells of each such record. */
	case LoseLine;

	/**
	 * Bytes that no true record has: behind so many a quotation mark that is open was never closed.
	 *
	 * @return positive-int
	 */
	public function longestRecord(): int {
		return self::RefuseFile === $this ? 1048576 : 65536;
	}
}
