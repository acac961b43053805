<?php

declare( strict_types=1 );

namespace Marketday\Import\Run;

defined( 'ABSPATH' ) || exit;

/** The stages of an import, in order. */
enum Phase: string {
	/** Look at the encoding, copy the file where it must be. */
	case Prepare = 'prepare';
	/** Note which rows bear which names. */
	case Scan = 'scan';
	/** Write products and their variations. */
	case Write = 'write';
	/** Write variations whose parents are in the shop and not in the file. */
	case Orphans = 'orphans';
	/** Link products to those that came later. */
	case Link = 'link';
	case Done = 'done';
	case Refused = 'refused';

	public function isOver(): bool {
		return self::Done === $this || self::Refused === $this;
	}
}
