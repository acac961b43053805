<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

/** One line of the report: which row, and what became of it. */
final class ReportLine {
	/** @param int $row As a spreadsheet counts; 0 where it is the file as a whole. */
	public function __construct(
		public readonly int $row,
		public readonly string $sku,
		public readonly string $name,
		public readonly Severity $severity,
		public readonly string $reason
	) {}

	/** @return array{row: int, sku: string, name: string, severity: string, reason: string} */
	public function toArray(): array {
		return [
			'row'      => $this->row,
			'sku'      => $this->sku,
			'name'     => $this->name,
			'severity' => $this->severity->value,
			'reason'   => $this->reason,
		];
	}

	/** @param array<string, mixed> $line */
	public static function fromArray( array $line ): self {
		return new self(
			(int) ( $line['row'] ?? 0 ),
			(string) ( $line['sku'] ?? '' ),
			(string) ( $line['name'] ?? '' ),
			Severity::tryFrom( (string) ( $line['severity'] ?? '' ) ) ?? Severity::Error,
			(string) ( $line['reason'] ?? '' )
		);
	}

	/** Severity as a table's line reads it: `row 12`, or the file. */
	public function severityLabel(): string {
		return Severity::Error === $this->severity ? __( 'Skipped', 'marketday' ) : __( 'Imported with a warning', 'marketday' );
	}
}
