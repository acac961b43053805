<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Row of a file about one address. Dates are UTC, as MySQL writes them; '' where it says none. */
final class ImportedRow {
	/**
	 * @param bool                             $isTold   Whether the file itself says how the address stands.
	 * @param list<string>                     $lists    Names.
	 * @param array<string, string>            $answers  By name.
	 * @param string                           $waiting  What waits for a confirmation, as our own file has it.
	 * @param list<array<string, string>>|null $consents Null where the file has none; rows of `newsletter_consents`.
	 */
	public function __construct(
		public readonly string $email,
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly Status $status,
		public readonly bool $isTold,
		public readonly array $lists,
		public readonly array $answers,
		public readonly string $createdAt,
		public readonly string $askedAt,
		public readonly string $confirmedAt,
		public readonly string $leftAt,
		public readonly string $askedFrom,
		public readonly string $confirmedFrom,
		public readonly string $wording,
		public readonly string $page,
		public readonly string $source,
		public readonly string $waiting,
		public readonly ?array $consents
	) {}

	/** Row with what a later one of the same address adds: its lists, and its status where that is the heavier. */
	public function with( self $later ): self {
		$isHeavier = StatusWords::weight( $later->status ) > StatusWords::weight( $this->status );
		$changed   = [
			'status'    => $isHeavier ? $later->status : $this->status,
			'leftAt'    => $isHeavier ? $later->leftAt : $this->leftAt,
			'firstName' => '' === $this->firstName ? $later->firstName : $this->firstName,
			'lastName'  => '' === $this->lastName ? $later->lastName : $this->lastName,
			'lists'     => array_values( array_unique( [ ...$this->lists, ...$later->lists ] ) ),
			'answers'   => $this->answers + $later->answers,
		];
		return new self( ...array_merge( get_object_vars( $this ), $changed ) );
	}
}
