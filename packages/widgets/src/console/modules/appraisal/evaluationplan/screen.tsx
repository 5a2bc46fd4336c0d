import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  // The link from a template says for whom the template is.
  begins: ({ params, today }) => {
    const target_type = Number(params.get('target_type') ?? 0);
    return Promise.resolve({
      begin_date: `${today.slice(0, 8)}01`,
      end_date: today,
      ...(target_type > 0 && { target_type }),
    });
  },
});
