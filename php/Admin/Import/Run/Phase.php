<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

/** The stages of an import, in order. */
enum Phase: string {
	/** Wait until someone has said which encoding the file is in. */
	case Encoding = 'encoding';
	/** Copy the file where it must be, read its header. */
	case Prepare = 'prepare';
	/** Note which rows bear which names. */
	case Scan = 'scan';
	/** Writes products and their variations. */
	case Write = 'write';
	/** Writes variations whose parents are in the shop and not in the file. */
	case Orphans = 'orphans';
	/** Link products to those that came later. */
	case Link = 'link';
	case Done = 'done';
	case Refused = 'refused';

	/** Tells whether there is something to do for the machine. */
	public function isWorking(): bool {
		return ! $this->isOver() && self::Encoding !== $this;
	}

	public function isOver(): bool {
		return self::Done === $this || self::Refused === $this;
	}
}
