<?php
/**
 * The fields of one address: the twin of src/features/checkout/address-fields.tsx.
 *
 * @var string                     $kind      billing or shipping.
 * @var list<array<string, mixed>> $fields    What `AddressField::toArray()` gave.
 * @var array<string, string>      $address
 * @var array<string, string>      $countries
 * @var array<string, string>      $errors
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-address__fields">
	<?php
	foreach ( $fields as $marketday_field ) {
		if ( $marketday_field['hidden'] ) {
			continue;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		echo Ui::draw(
			'field',
			[
				'id'           => "{$kind}_{$marketday_field['name']}",
				'className'    => "marketday-address__field--{$marketday_field['name']}",
				'label'        => $marketday_field['label'],
				'value'        => $address[ $marketday_field['name'] ],
				'type'         => $marketday_field['type'],
				'isRequired'   => $marketday_field['required'],
				'isEnforced'   => 'billing' === $kind,
				'optionalText' => __( '(optional)', 'marketday' ),
				'autoComplete' => $marketday_field['autocomplete'],
				'options'      => 'country' === $marketday_field['name'] ? $countries : (array) $marketday_field['options'],
				'emptyOption'  => 'select' === $marketday_field['type'] ? __( 'Please choose', 'marketday' ) : null,
				'error'        => $errors[ "{$kind}_{$marketday_field['name']}" ] ?? '',
			]
		);
	}
	?>
</div>
