// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "رجوع",
  contributeBadges: "احصل على شارات تقديرًا لما تقدمه.",
  contributeLocations: "أضف أماكن: عرّف بمكان غير موجود هنا، مع صور.",
  contributeReviews: "اكتب مراجعات مع صور عن الأماكن التي تعرفها.",
  contributeText: "يجد الآخرون مكانهم بفضل ما تكتبه.",
  contributeTitle: "المساهمة",
  exploreMap: "خريطة تفاعلية: اطّلع على ما هو قريب منك، وافتح أي مكان من دبوسه.",
  exploreSearch: "بحث وتصفية: بالكلمات أو بالمدينة أو بنوع المكان.",
  exploreText: "اعثر على المكان الذي يريحك.",
  exploreTitle: "استكشاف الأماكن",
  getStarted: "البدء",
  keepFavorites: "المفضلة: القلب على أي مكان يحفظه في لوحة التحكم.",
  keepLists: "قوائم الرحلات: خطّط لرحلتك بالترتيب، خاصة لك وحدك أو عامة للمشاركة.",
  keepText: "احتفظ بما يعجبك على جميع أجهزتك.",
  keepTitle: "حفظ المفضلة وقوائم الرحلات",
  next: "التالي",
  skip: "تخطي المقدمة",
  step: (d) => "الخطوة " + d.step + " من " + d.count,
  welcomeText: "خريطة من المجتمع للينابيع الحارة والخلوات والأماكن الهادئة لاستعادة العافية. أربع خطوات قصيرة تعرّفك بما يمكنك فعله هنا.",
  welcomeTitle: "أهلًا بك في Wellspring"
};
