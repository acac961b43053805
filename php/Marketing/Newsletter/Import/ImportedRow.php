<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberDetails;

/** Row of a file about one address. Dates are UTC, as MySQL writes them; '' where it says none. */
final class ImportedRow {
	/**
	 * @param bool                             $isStatusGiven Whether the file itself says how the address stands.
	 * @param list<string>                     $lists         Names.
	 * @param string                           $waiting       What waits for a confirmation, as our own file has it.
	 */
	public function __construct(
		public readonly string $email,
		public readonly SubscriberDetails $details,
		public readonly Status $status,
		public readonly bool $isStatusGiven,
		public readonly array $lists,
		public readonly ImportedDates $dates,
		public readonly ImportedConsent $consent,
		public readonly string $waiting
	) {}

	/** Row with what a later one of the same address adds: its lists, and its status where that is the heavier. */
	public function with( self $later ): self {
		$isHeavier = StatusWords::weight( $later->status ) > StatusWords::weight( $this->status );
		$left      = $isHeavier ? $later->dates->left : $this->dates->left;
		$details   = new SubscriberDetails(
			'' === $this->details->firstName ? $later->details->firstName : $this->details->firstName,
			'' === $this->details->lastName ? $later->details->lastName : $this->details->lastName,
			$this->details->fields + $later->details->fields
		);
		return new self(
			$this->email,
			$details,
			$isHeavier ? $later->status : $this->status,
			$this->isStatusGiven,
			array_values( array_unique( [ ...$this->lists, ...$later->lists ] ) ),
			new ImportedDates( $this->dates->created, $this->dates->asked, $this->dates->confirmed, $left ),
			$this->consent,
			$this->waiting
		);
	}
}
