<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;

/** An option with first words of addresses. */
interface AddressOption {
	/** @return string Name of the option. */
	public function option(): string;

	public function tab(): SettingsTab;

	/** Beginning of the ids of its fields. */
	public function field(): string;

	/** Part of what our own rules read. */
	public function ours(): string;

	/** @return list<AddressWord> */
	public function words(): array;

	/**
	 * @param mixed $value Of the option.
	 * @return array<string, string> Words that hold, by name.
	 */
	public function slugs( mixed $value ): array;

	/**
	 * @param array<string, string> $slugs By name.
	 * @return array<string, mixed> Value of the option.
	 */
	public function value( array $slugs ): array;
}
